import { type Campaign, CampaignFields } from '#contract/campaigns.ts';
import type { Publication } from '#contract/publications.ts';
import { prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { expect } from 'vitest';
import { livingTrees, oneTree, statusesOf } from './living-trees.ts';

/** One house in which many campaigns are published, each new and with the same two ads. */
export async function openPublisher() {
  // Longer than anything takes that is not made to hang.
  const house = await openTestHouse({ META_PATIENCE_MS: '1200' });
  const { practice } = house;
  await practice.turn({ rate_limits: 'off' });
  const kari = await house.visitor().join();
  await kari.connect();
  await house.subscribe(kari);
  const template = await prepareCampaign(kari);
  // Whoever reviews their ads has the pictures brought ahead.
  await kari.ask.publications.check({ campaignId: template.id });
  await house.runJobs();
  let count = 0;

  const latest = async (campaignId: string) => (await kari.ask.publications.latest({ campaignId }))!;

  async function newCampaign({ hasNewPicture = false } = {}): Promise<Campaign> {
    count += 1;
    const colour = `#${(count * 4097).toString(16).padStart(6, '0')}`;
    const mediaIds = hasNewPicture ? [await uploadPicture(kari, colour)] : template.mediaIds;
    return kari.ask.campaigns.create({
      ...CampaignFields.parse(template),
      mediaIds,
      title: `Cell ${count}`,
    });
  }

  /** Goes on until the run is over, as time passes; a dead link to Facebook is linked again. */
  async function finish(campaignId: string, afterFirst?: () => Promise<void>): Promise<Publication> {
    await house.runJobs();
    await afterFirst?.();
    for (let round = 0; round < 8; round += 1) {
      const run = await latest(campaignId);
      if (run.finishedAt) return run;
      expect(run, 'it waits, and says so').toMatchObject({ status: 'waiting' });
      if ((await kari.ask.connections.get())!.broken) await kari.connect();
      await house.passTime(round === 0 ? 0.1 : 2);
      await house.retryJobs();
    }
    throw new Error('The run does not come to an end.');
  }

  /** How many requests reach Meta while something is done. */
  async function countRequests(work: () => Promise<unknown>): Promise<number> {
    const before = (await practice.requests()).at(-1)?.seq ?? 0;
    await work();
    const after = await practice.requests(before);
    return after.filter(({ service }) => service === 'meta').length;
  }

  /** The run ended well: exactly one whole tree, as our database has it. */
  async function expectOneTree(run: Publication): Promise<void> {
    expect(run).toMatchObject({ status: 'published', problem: null });
    const trees = await livingTrees(practice, run.campaignTitle);
    expect(statusesOf(trees)).toEqual(oneTree({ isLaunched: run.launchImmediately }));
    const { campaign, ads } = trees[0]!;
    const ours = await kari.ask.campaigns.get({ id: run.campaignId });
    expect(ours).toMatchObject({ status: 'active', facebookCampaignId: campaign.id });
    expect(run.facebookCampaignId).toBe(campaign.id);
    expect(ads.map(({ name }) => name).toSorted()).toEqual(
      [1, 2].map((place) => `${run.campaignTitle} · Ad ${place}`),
    );
  }

  /** The run ended with a no: nothing is left, and the person reads why and whether money is at risk. */
  async function expectNothing(run: Publication, { mayHaveRun }: { mayHaveRun: boolean }): Promise<void> {
    expect(run).toMatchObject({ status: 'refused', facebookCampaignId: null });
    expect(await livingTrees(practice, run.campaignTitle)).toEqual([]);
    expect(await kari.ask.campaigns.get({ id: run.campaignId })).toMatchObject({
      status: 'draft',
      facebookCampaignId: null,
    });
    expect(run.problem).toMatchObject({ moneyAtRisk: mayHaveRun });
    for (const words of [run.problem!.title, run.problem!.cause, run.problem!.nextStep])
      expect(words).not.toBe('');
  }

  return { house, practice, kari, newCampaign, finish, countRequests, expectOneTree, expectNothing };
}
