import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Operation } from '#contract/operations/operations.ts';
import type { NewAd } from '#contract/live/steering.ts';
import { uploadPicture } from '#tests/campaigns.ts';
import { share } from '#tests/proof/diagonal.ts';
import { lineTroubles, operationTroubles, type Trouble } from '#tests/publishing/troubles.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, meanwhile, finish } = await openSteerer();
const { liveCampaigns } = kari.ask;
const mediaId = await uploadPicture(kari, '#aa5500');
let count = 0;
beforeEach(async () => {
  await practice.behave();
  await practice.turn({ batch_answers: 50, batch_unanswered: 'done', late_in_lists_seconds: 0 });
  if ((await kari.ask.connections.get())!.broken) await kari.connect();
});
afterAll(() => house.close());

const words = {
  primaryText: 'We come the same day.',
  description: 'Fixed price',
  callToAction: 'LEARN_MORE',
};

interface Step {
  at: string;
  where: { method: string; path: string };
}

interface Cell {
  what: string;
  step: Step;
  trouble: Trouble;
}

function cellsOf(steps: Step[]): Cell[] {
  const all = steps.flatMap((step) =>
    [...lineTroubles, ...operationTroubles].map((trouble) => ({
      what: `${trouble.name} ${step.at}`,
      step,
      trouble,
    })),
  );
  return share(
    all,
    ({ trouble }) => trouble,
    ({ step, trouble }) => `${step.at}: ${trouble.means}`,
  );
}

/** Asks for a change while Meta is about to misbehave, and follows it to its end. */
async function through({ step, trouble }: Cell, ask: () => Promise<Operation>): Promise<Operation> {
  const armed = { service: 'meta', ...step.where, times: 1, trouble: trouble.trouble };
  await practice.trouble(armed);
  const change = await finish(await meanwhile(ask()));
  // A dead token ends the change; what it has left is removed once the person has connected again.
  if ((await kari.ask.connections.get())!.broken) await kari.connect();
  await house.passTime(2);
  await house.retryJobs();
  await house.passTime(2);
  await house.retryJobs();
  return change;
}

/** A no and a dead token end a change; all else passes within its patience. */
function endsDone({ trouble }: Cell): boolean {
  return trouble.means === 'passes';
}

let target: Promise<Awaited<ReturnType<typeof publishTarget>>> | undefined;

/** One campaign for several cells, as long as Meta lets its ad set hold more ads. */
function newTarget() {
  if (count % 15 === 0) target = publishTarget();
  count += 1;
  return target!;
}

async function publishTarget() {
  const { id, facebookCampaignId } = await newCampaign();
  const { adSets, ads } = await liveCampaigns.get({ facebookCampaignId });
  const { facebookAdSetId } = adSets[0]!;
  return { id, facebookCampaignId, facebookAdSetId, ad: ads[0]! };
}

async function livingAds(adSetId: string) {
  const { meta } = await practice.state();
  return meta.ads.filter((ad) => ad['adset_id'] === adSetId && ad.status !== 'DELETED');
}

async function headlineAtMeta(facebookAdId: string): Promise<string> {
  const { meta } = await practice.state();
  const ad = meta.ads.find(({ id }) => id === facebookAdId)!;
  const creative = meta.adcreatives.find(({ id }) => id === ad['creative_id'])!;
  return (creative['object_story_spec'] as { link_data: { name: string } }).link_data.name;
}

const rewording: Step[] = [
  { at: 'while the new creative is made', where: { method: 'POST', path: '/adcreatives$' } },
  { at: 'while the ad is given it', where: { method: 'POST', path: '/\\d+$' } },
];

test.for(cellsOf(rewording))('$what: the ad says what the change says', async (cell) => {
  const { facebookCampaignId, ad } = await newTarget();
  const headline = `New words ${count}`;
  const before = await headlineAtMeta(ad.facebookAdId);
  const ask = () => liveCampaigns.rewordAd({ facebookAdId: ad.facebookAdId, ...words, headline });
  const change = await through(cell, ask);
  expect(change.status).toBe(endsDone(cell) ? 'done' : 'failed');
  const said = change.status === 'done' ? headline : before;
  expect(await headlineAtMeta(ad.facebookAdId)).toBe(said);
  const { ads } = await liveCampaigns.get({ facebookCampaignId });
  expect(ads.find(({ facebookAdId }) => facebookAdId === ad.facebookAdId)!.headline).toBe(said);
  expect(change.problem === null).toBe(change.status === 'done');
});

function twoAds(): NewAd[] {
  return ['First', 'Second'].map((each) => ({ ...words, headline: `${each} ${count}`, mediaId }));
}

const adding: Step[] = [
  { at: 'while the creatives are made', where: { method: 'POST', path: '/adcreatives$' } },
  { at: 'while the ads are made', where: { method: 'POST', path: '/ads$' } },
  { at: 'while the ads are switched on', where: { method: 'POST', path: '/\\d+$' } },
];

test.for(cellsOf(adding))('$what: exactly the ads asked for, or none', async (cell) => {
  const { id: campaignId, facebookAdSetId, facebookCampaignId } = await newTarget();
  const before = (await livingAds(facebookAdSetId)).length;
  const ads = twoAds();
  const change = await through(cell, () => liveCampaigns.addAds({ campaignId, facebookAdSetId, ads }));
  expect(change.status).toBe(endsDone(cell) ? 'done' : 'failed');
  const added = (await livingAds(facebookAdSetId)).slice(before);
  const wanted = change.status === 'done' ? ads : [];
  expect(added.map(({ name }) => name).toSorted()).toEqual(wanted.map(({ headline }) => headline));
  expect(added.every(({ status }) => status === 'ACTIVE')).toBe(true);
  const shown = await liveCampaigns.get({ facebookCampaignId });
  expect(shown.ads.filter(({ goneAt }) => goneAt === null)).toHaveLength(before + added.length);
});

const unanswered = [0, 1, 2, 3].flatMap((answers) =>
  ['done', 'not-done'].map((carriedOut) => ({ answers, carriedOut })),
);

test.for(
  share(
    unanswered,
    ({ answers }) => answers,
    ({ carriedOut }) => carriedOut,
  ),
)(
  'two ads of which Meta answers $answers operations, the others null and $carriedOut',
  async ({ answers, carriedOut }) => {
    const { facebookAdSetId } = await newTarget();
    const before = (await livingAds(facebookAdSetId)).length;
    const ads = twoAds();
    await practice.turn({ batch_answers: answers, batch_unanswered: carriedOut });
    const started = await meanwhile(liveCampaigns.addAds({ campaignId: null, facebookAdSetId, ads }));
    await practice.turn({ batch_answers: 50 });
    expect(await finish(started)).toMatchObject({ status: 'done' });
    expect(await livingAds(facebookAdSetId)).toHaveLength(before + 2);
  },
);

test.for(['loses-answer', 'drops', 'html'])(
  'lists that are half a minute late, and %s while the ads are made',
  async (kind) => {
    const { facebookAdSetId } = await newTarget();
    const before = (await livingAds(facebookAdSetId)).length;
    await practice.turn({ late_in_lists_seconds: 30 });
    const trouble = { service: 'meta', path: '/ads$', method: 'POST', times: 1, trouble: { kind } };
    await practice.trouble(trouble);
    const ads = twoAds();
    const started = await meanwhile(liveCampaigns.addAds({ campaignId: null, facebookAdSetId, ads }));
    expect(await finish(started)).toMatchObject({ status: 'done' });
    expect(await livingAds(facebookAdSetId)).toHaveLength(before + 2);
  },
);

const gaps = ['uploadImage', 'makeAds', 'readAds', 'startAds'] as const;

test.for(gaps)('a database that is gone between %s and writing it down adds no ad twice', async (call) => {
  const { facebookAdSetId } = await newTarget();
  const before = (await livingAds(facebookAdSetId)).length;
  const picture = await uploadPicture(kari, `#00${(count + 100).toString(16)}${(count % 90) + 10}`);
  const ads = twoAds().map((ad) => ({ ...ad, mediaId: picture }));
  const started = await cutOffAfter(call, () =>
    liveCampaigns.addAds({ campaignId: null, facebookAdSetId, ads }),
  );
  expect(await finish(started)).toMatchObject({ status: 'done' });
  expect(await livingAds(facebookAdSetId)).toHaveLength(before + 2);
});

test('a database that is gone between new words and writing it down is told of them later', async () => {
  const { ad } = await newTarget();
  const headline = `New words ${count}`;
  const started = await cutOffAfter('rewordAd', () =>
    liveCampaigns.rewordAd({ facebookAdId: ad.facebookAdId, ...words, headline }),
  );
  expect(await finish(started)).toMatchObject({ status: 'done' });
  expect(await headlineAtMeta(ad.facebookAdId)).toBe(headline);
});

/** The first try of a change loses the database once Meta has answered that call, as if it were killed there. */
async function cutOffAfter(
  call: (typeof gaps)[number] | 'rewordAd',
  ask: () => Promise<Operation>,
): Promise<Operation> {
  const { meta } = house.ctx;
  const found = meta[call] as (...asked: unknown[]) => Promise<unknown>;
  const cut = async (...asked: unknown[]): Promise<unknown> => {
    await found(...asked);
    house.ctx.meta = meta;
    throw new Error('The database is gone.');
  };
  house.ctx.meta = { ...meta, [call]: cut };
  let isOver = false;
  const answer = ask().finally(() => (isOver = true));
  answer.catch(() => undefined);
  while (!isOver && house.ctx.meta !== meta) {
    await house.runJobs();
    // Otherwise the request would never come to its turn.
    await nextTurn();
  }
  await house.passTime(0.1);
  await house.retryJobs();
  return meanwhile(answer);
}
