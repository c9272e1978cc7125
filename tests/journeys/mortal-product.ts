import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { type Campaign, CampaignFields } from '#contract/campaigns/campaign.ts';
import { copyCampaign, prepareCampaign, upload, uploadPicture } from '#tests/campaigns.ts';
import { openPractice } from '#tests/practice.ts';
import { livingTrees, oneTree, statusesOf } from '#tests/publishing/living-trees.ts';
import { makeVideo } from '#tests/videos.ts';
import { openVisitor, type Visitor } from '#tests/visitor.ts';
import { type FinishTime, tellFinishTimes } from './finish-times.ts';
import { clearGround, makeGround, startProduct, startSandbox, subscribe } from './run-product.ts';

/** How long Meta works on a video. */
const filmTakesMs = 1_000;

/** The built product beside a sandbox that outlives it, with somebody who is ready to publish. */
export async function openMortalProduct(database: { DATABASE_URL?: string } = {}) {
  const ground = await makeGround();
  const sandboxUrl = `http://127.0.0.1:${ground.sandboxPort}`;
  const practice = openPractice((request) => fetch(request), sandboxUrl);
  const sandbox = await startSandbox(ground);
  const settings = { SANDBOX_URL: sandboxUrl, ...database };
  let product = await startProduct(ground, settings);
  let kills = 0;

  const kari: Visitor = openVisitor({
    url: `http://127.0.0.1:${ground.port}`,
    practice,
    app: { fetch: (request) => fetch(request, { redirect: 'manual' }) },
    sandboxFetch: (request) => fetch(request),
    async runJobs() {
      await expect.poll(async () => (await practice.emailsTo(kari.email)).length).toBeGreaterThan(0);
      return [];
    },
  });
  await practice.turn({ rate_limits: 'off', video_processing_seconds: filmTakesMs / 1000 });
  await kari.join();
  await kari.connect();
  await product.stop();
  await subscribe(ground, kari.email, database);
  product = await startProduct(ground, settings);
  const template = await prepareCampaign(kari);
  let count = 0;
  let risen = { at: performance.now(), startMs: 0, afterSeq: 0 };
  const finishes: FinishTime[] = [];

  /** Each with a name of its own, and if wished with a picture or a video that is not up yet. */
  async function newCampaign({ hasNewPicture = false, hasNewVideo = false } = {}): Promise<Campaign> {
    count += 1;
    const colour = `#${(count * 4097).toString(16).padStart(6, '0')}`;
    const mediaIds = hasNewVideo
      ? [await uploadFilm(kari, count)]
      : hasNewPicture
        ? [await uploadPicture(kari, colour)]
        : template.mediaIds;
    return copyCampaign(kari, {
      ...CampaignFields.parse(template),
      mediaIds,
      title: `Mortal ${count}`,
    });
  }

  const statusOf = async (campaignId: string) => (await kari.ask.publications.latest({ campaignId }))?.status;

  return {
    practice,
    sandboxUrl,
    kari,
    newCampaign,
    wait,
    kills: () => kills,
    /** Ends the server in the middle of whatever it does, and starts it again. Meta behaves by then. */
    async dieAndRise({ latencyMs = 0 } = {}): Promise<void> {
      await product.kill();
      kills += 1;
      await practice.behave();
      await practice.latency(latencyMs);
      const startedAt = performance.now();
      product = await startProduct(ground, settings);
      const at = performance.now();
      const afterSeq = (await practice.requests()).at(-1)?.seq ?? 0;
      risen = { at, startMs: at - startedAt, afterSeq };
    },
    /**
     * The run comes to this end by itself; the limit of the whole test ends what hangs. How fast is told at the end, and
     * no test: it says more of the machine.
     */
    async expectEnd(campaignId: string, end: 'published' | 'refused' | 'undone'): Promise<void> {
      await expect.poll(() => statusOf(campaignId), { timeout: 0, intervals: [100] }).toBe(end);
      const tookMs = performance.now() - risen.at;
      const asked = (await practice.requests(risen.afterSeq)).filter(({ service }) => service === 'meta');
      const answersMs = asked.reduce((sum, { ms }) => sum + ms, 0);
      const filmsMs = asked.some(({ path }) => path.includes('advideos')) ? filmTakesMs : 0;
      finishes.push({ startMs: risen.startMs, tookMs, metaMs: answersMs + filmsMs });
    },
    async expectOneTree({ id, title }: Campaign, isLaunched: boolean): Promise<void> {
      const trees = await livingTrees(practice, title);
      expect(statusesOf(trees)).toEqual(oneTree({ isLaunched }));
      const { facebookCampaignId } = await kari.ask.campaigns.get({ id });
      expect(facebookCampaignId).toBe(trees[0]!.campaign.id);
    },
    async expectNoTree({ id, title }: Campaign): Promise<void> {
      expect(await livingTrees(practice, title)).toEqual([]);
      expect(await kari.ask.campaigns.get({ id })).toMatchObject({ status: 'draft' });
    },
    async close(): Promise<void> {
      if (finishes.length > 0) console.log(tellFinishTimes(finishes));
      await product.stop();
      await sandbox.stop();
      await clearGround(ground);
    },
  };
}

/** Each as long as nobody else's, so that Meta has not seen it. */
async function uploadFilm(visitor: Visitor, count: number): Promise<string> {
  const answer = await upload(visitor, await makeVideo('mp4', { seconds: 2 + count / 10 }), 'film.mp4');
  return answer.headers.get('x-media-id')!;
}

export type MortalProduct = Awaited<ReturnType<typeof openMortalProduct>>;
