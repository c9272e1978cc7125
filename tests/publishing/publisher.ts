import { type Campaign, CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Publication, Waiting } from '#contract/publishing/publications.ts';
import { copyCampaign, prepareCampaign, uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { expect } from 'vitest';
import { livingTrees, oneTree, statusesOf } from './living-trees.ts';

interface Left {
  run: Publication['status'];
  campaign: Campaign['status'];
  trees: string[][];
  ads: string[];
  areIdsTheSame: boolean;
  problem: { moneyAtRisk: boolean; isExplained: boolean } | null;
}

/** What is left of a run that ended well: exactly one whole tree, as our database has it. */
export function oneWholeTree({ isLaunched }: { isLaunched: boolean }): Left {
  return {
    run: 'published',
    campaign: 'active',
    trees: oneTree({ isLaunched }),
    ads: [' · Ad 1', ' · Ad 2'],
    areIdsTheSame: true,
    problem: null,
  };
}

/** What is left after a no: nothing, and the person reads why and whether money is at risk. */
export function nothingAtAll({ moneyAtRisk }: { moneyAtRisk: boolean }): Left {
  return {
    run: 'refused',
    campaign: 'draft',
    trees: [],
    ads: [],
    areIdsTheSame: true,
    problem: { moneyAtRisk, isExplained: true },
  };
}

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
  const waits = new Map<string, Waiting['for'][]>();

  const latest = async (campaignId: string) => (await kari.ask.publications.latest({ campaignId }))!;

  async function newCampaign({ hasNewPicture = false, isDesigned = false } = {}): Promise<Campaign> {
    count += 1;
    const colour = `#${(count * 4097).toString(16).padStart(6, '0')}`;
    const mediaIds = hasNewPicture ? [await uploadPicture(kari, colour)] : template.mediaIds;
    const [mediaId] = mediaIds as [string];
    return copyCampaign(kari, {
      ...CampaignFields.parse(template),
      mediaIds,
      ...(isDesigned && { designs: [{ mediaId, design: 'price-sticker' }] }),
      title: `Cell ${count}`,
    });
  }

  /** What its owner has read that the run waits for, in turn. */
  function waitsOf(campaignId: string): Waiting['for'][] {
    return waits.get(campaignId) ?? [];
  }

  /** Goes on until the run is over, as time passes; a dead link to Facebook is linked again. */
  async function finish(campaignId: string, afterFirst?: () => Promise<void>): Promise<Publication> {
    await house.runJobs();
    await afterFirst?.();
    for (let round = 0; round < 8; round += 1) {
      const run = await latest(campaignId);
      if (run.finishedAt) return run;
      expect(run, 'it waits, and says so').toMatchObject({ status: 'waiting' });
      waits.set(campaignId, [...waitsOf(campaignId), run.waiting!.for]);
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

  /** What a run has left at Meta and with us, and what its owner is told. */
  async function leftBy(run: Publication): Promise<Left> {
    const trees = await livingTrees(practice, run.campaignTitle);
    const ours = await kari.ask.campaigns.get({ id: run.campaignId });
    const { problem } = run;
    return {
      run: run.status,
      campaign: ours.status,
      trees: statusesOf(trees),
      ads: trees.flatMap(({ ads }) => ads.map(({ name }) => name.replace(run.campaignTitle, ''))).toSorted(),
      areIdsTheSame:
        new Set([trees[0]?.campaign.id ?? null, ours.facebookCampaignId, run.facebookCampaignId]).size === 1,
      problem: problem && {
        moneyAtRisk: problem.moneyAtRisk,
        isExplained: [problem.title, problem.cause, problem.nextStep].every((words) => words !== ''),
      },
    };
  }

  return { house, practice, kari, newCampaign, finish, countRequests, leftBy, waitsOf };
}
