import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { type Campaign, CampaignFields } from '#contract/campaigns.ts';
import { prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import { openPractice } from '#tests/practice.ts';
import { livingTrees, oneTree, statusesOf } from '#tests/publishing/living-trees.ts';
import { openVisitor, type Visitor } from '#tests/visitor.ts';
import { clearGround, type Ground, makeGround, startProduct, startSandbox } from './run-product.ts';

/** What a run may take after a restart; what Meta itself takes comes on top. */
const finishesWithinMs = 10_000;
const metaTakesMs = 5_000;

/** The built product beside a sandbox that outlives it, with somebody who is ready to publish. */
export async function openMortalProduct() {
  const ground = await makeGround();
  const sandboxUrl = `http://127.0.0.1:${ground.sandboxPort}`;
  const practice = openPractice((request) => fetch(request), sandboxUrl);
  const sandbox = await startSandbox(ground);
  let product = await startProduct(ground, { SANDBOX_URL: sandboxUrl });
  let kills = 0;

  const kari: Visitor = openVisitor({
    url: `http://127.0.0.1:${ground.port}`,
    practice,
    app: { fetch: (request) => fetch(request, { redirect: 'manual' }) },
    sandboxFetch: (request) => fetch(request),
    async runJobs() {
      await expect.poll(async () => (await practice.lettersTo(kari.email)).length).toBeGreaterThan(0);
      return [];
    },
  });
  await practice.turn({ rate_limits: 'off' });
  await kari.join();
  await kari.connect();
  await product.stop();
  await subscribe(ground, kari.email);
  product = await startProduct(ground, { SANDBOX_URL: sandboxUrl });
  const template = await prepareCampaign(kari);
  let count = 0;

  /** Each with a name of its own, and if wished with a picture that is not up yet. */
  async function newCampaign({ hasNewPicture = false } = {}): Promise<Campaign> {
    count += 1;
    const colour = `#${(count * 4097).toString(16).padStart(6, '0')}`;
    const mediaIds = hasNewPicture ? [await uploadPicture(kari, colour)] : template.mediaIds;
    return kari.ask.campaigns.create({
      ...CampaignFields.parse(template),
      mediaIds,
      title: `Mortal ${count}`,
    });
  }

  const statusOf = async (campaignId: string) => (await kari.ask.publications.latest({ campaignId }))?.status;

  return {
    practice,
    kari,
    newCampaign,
    wait,
    kills: () => kills,
    /** Ends the server in the middle of whatever it does, and starts it again. */
    async dieAndRise(): Promise<void> {
      await product.kill();
      kills += 1;
      product = await startProduct(ground, { SANDBOX_URL: sandboxUrl });
    },
    /** The run comes to this end by itself, soon. */
    async expectEnd(campaignId: string, end: 'published' | 'refused' | 'undone'): Promise<void> {
      const timeout = finishesWithinMs + metaTakesMs;
      await expect.poll(() => statusOf(campaignId), { timeout }).toBe(end);
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
      await product.stop();
      await sandbox.stop();
      await clearGround(ground);
    },
  };
}

/** As the operator does it, while nothing else has the database open. */
async function subscribe({ dataDir }: Ground, email: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['server/set-subscription.ts', email, 'enterprise'], { env });
}

export type MortalProduct = Awaited<ReturnType<typeof openMortalProduct>>;
