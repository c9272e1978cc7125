import type { Drift, WatchedType } from '#contract/live/drifts.ts';
import { share } from '#tests/proof/diagonal.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, meanwhile } = await openSteerer();
afterAll(() => house.close());
beforeEach(() => practice.behave());

type Fields = Record<string, unknown>;
interface Things {
  campaign: Fields & { id: string };
  adSet: Fields & { id: string };
  ads: (Fields & { id: string })[];
}

/** What Meta holds of a campaign and all that is in it. */
async function things(facebookCampaignId: string): Promise<Things> {
  const { meta } = await practice.state();
  const adSet = meta.adsets.find((each) => each['campaign_id'] === facebookCampaignId)!;
  return {
    campaign: meta.campaigns.find(({ id }) => id === facebookCampaignId)!,
    adSet,
    ads: meta.ads.filter((each) => each['adset_id'] === adSet.id),
  };
}

interface Change {
  on: keyof Things | 'creative';
  fields: (things: Things) => Fields;
  turn: object;
  concern: Drift['concern'];
}

const targeting = ({ adSet }: Things, news: Fields) => ({
  targeting: { ...(adSet['targeting'] as Fields), ...news },
});
const later = Date.parse('2027-03-01T00:00:00Z');

/** Each kind of change that is told apart; none of them touches what another does. */
const changes: Record<string, Change> = {
  'campaign name': {
    on: 'campaign',
    fields: () => ({ name: 'Theirs' }),
    turn: { code: 'renamed', to: 'Theirs' },
    concern: 'none',
  },
  'ad name': {
    on: 'ads',
    fields: () => ({ name: 'Their ad' }),
    turn: { code: 'renamed', to: 'Their ad' },
    concern: 'none',
  },
  'ad status': {
    on: 'ads',
    fields: () => ({ status: 'PAUSED' }),
    turn: { code: 'paused' },
    concern: 'none',
  },
  'campaign status': {
    on: 'campaign',
    fields: () => ({ status: 'PAUSED' }),
    turn: { code: 'paused' },
    concern: 'none',
  },
  'ad-set bid': {
    on: 'adSet',
    fields: () => ({ bid_strategy: 'LOWEST_COST_WITH_BID_CAP', bid_amount: 500 }),
    turn: { code: 'changed' },
    concern: 'money',
  },
  'ad-set daily-budget': {
    on: 'adSet',
    fields: () => ({ daily_budget: 150_000 }),
    turn: { code: 'amount', to: 150_000 },
    concern: 'money',
  },
  'campaign spend-cap': {
    on: 'campaign',
    fields: () => ({ spend_cap: 5_000_000 }),
    turn: { code: 'amount', from: null, to: 5_000_000 },
    concern: 'money',
  },
  'ad-set end': {
    on: 'adSet',
    fields: () => ({ end_time: later }),
    turn: { code: 'moment', from: null },
    concern: 'money',
  },
  'ad-set placements': {
    on: 'adSet',
    fields: (of) => targeting(of, { publisher_platforms: ['facebook', 'instagram', 'threads'] }),
    turn: { code: 'list', added: ['threads'], removed: [] },
    concern: 'brand',
  },
  'ad-set people': {
    on: 'adSet',
    fields: (of) => targeting(of, { age_min: 20 }),
    turn: { code: 'ages', to: '20–65' },
    concern: 'money',
  },
  'ad-set places': {
    on: 'adSet',
    fields: (of) => targeting(of, { geo_locations: { countries: ['NO'] } }),
    turn: { code: 'list', added: ['NO'] },
    concern: 'money',
  },
  'ad-set audience': {
    on: 'adSet',
    fields: (of) => targeting(of, { targeting_automation: { advantage_audience: 1 } }),
    turn: { code: 'changed' },
    concern: 'money',
  },
  'ad creative': {
    on: 'creative',
    fields: () => ({
      degrees_of_freedom_spec: { creative_features_spec: { image_animation: { enroll_status: 'OPT_IN' } } },
    }),
    turn: { code: 'features', on: ['image_animation'], off: [] },
    concern: 'brand',
  },
};

async function watched() {
  const { facebookCampaignId } = await newCampaign();
  await house.passTime(30);
  await sync();
  return facebookCampaignId;
}

async function open(facebookCampaignId: string): Promise<Drift[]> {
  return (await kari.ask.liveCampaigns.listDrifts({ facebookCampaignId })).drifts;
}

function idOf(of: Things, on: Change['on']): string {
  if (on === 'campaign') return of.campaign.id;
  if (on === 'adSet') return of.adSet.id;
  return on === 'creative' ? String(of.ads[0]!['creative_id']) : of.ads[0]!.id;
}

const { accessToken: token } = await practice.tokens({ state: 'ok' });
const account = { id: (await kari.ask.connections.get())!.selectedAdAccountId!, token, currency: 'NOK' };

/** All that is watched of a campaign, as Meta tells it. */
async function look(facebookCampaignId: string): Promise<unknown> {
  const { campaign, adSet, ads } = await things(facebookCampaignId);
  const read = (type: WatchedType, { id }: { id: string }) =>
    house.ctx.meta.readWatched(account, { type, id });
  const all = [await read('campaign', campaign), await read('ad-set', adSet), await read('ad', ads[0]!)];
  return JSON.parse(
    JSON.stringify(all, (name, value: unknown) => (name === 'creative_id' ? undefined : value)),
  );
}

const told = {
  person: { kind: 'person', name: 'Dag Berge', tool: 'Ads Manager', isSure: true },
  program: { kind: 'program', name: 'Another ads tool', isSure: true },
  meta: { kind: 'meta', name: 'Meta', isSure: true },
};
const nobody = { kind: 'meta', isSure: false };

/** Changes everything there is behind our back, and lets a sync and the time that Meta may take find it. */
async function changeAll({ by, isLogged }: { by: keyof typeof told; isLogged: boolean }) {
  const campaign = await watched();
  const was = await look(campaign);
  for (const { on, fields } of Object.values(changes)) {
    const now = await things(campaign);
    await practice.edit(idOf(now, on), fields(now), { by, isLogged });
  }
  await sync();
  await house.passTime(10);
  return { campaign, was, drifts: await open(campaign) };
}

/** Nothing comes back with the syncs that follow. */
async function syncOn() {
  await house.passTime(5);
  await sync();
  await house.passTime(30);
  await sync();
}

const hands = (['person', 'program', 'meta'] as const).flatMap((by) => [
  { by, isLogged: true },
  { by, isLogged: false },
]);

const shared = share(
  hands,
  ({ by }) => by,
  ({ isLogged }) => isLogged,
);

describe.each(shared)('what a $by has changed, told by Meta: $isLogged', ({ by, isLogged }) => {
  test('is told field by field, with who it was, and put back', async () => {
    const { campaign, was, drifts } = await changeAll({ by, isLogged });
    const wanted = Object.entries(changes).map(([name, { on, turn, concern }]) => [
      name,
      // What a creative is made of has no row of its own.
      { turn, concern, notPutBack: null, who: isLogged && on !== 'creative' ? told[by] : nobody },
    ]);
    const found = drifts.map((drift) => [`${drift.objectType} ${drift.field}`, drift]);
    expect(found).toHaveLength(wanted.length);
    expect(Object.fromEntries(found)).toMatchObject(Object.fromEntries(wanted) as object);
    for (const { id } of drifts) {
      const operation = await meanwhile(kari.ask.liveCampaigns.putBack({ id }));
      expect(operation).toMatchObject({ status: 'done', problem: null });
    }
    expect(await open(campaign)).toEqual([]);
    expect(await look(campaign)).toEqual(was);
    await syncOn();
    expect(await open(campaign)).toEqual([]);
  });

  test('is kept, and is what is watched from then on', async () => {
    const { campaign, drifts } = await changeAll({ by, isLogged });
    const theirs = await look(campaign);
    for (const { id } of drifts) await kari.ask.liveCampaigns.keep({ id });
    expect(await open(campaign)).toEqual([]);
    await syncOn();
    expect(await open(campaign)).toEqual([]);
    expect(await look(campaign)).toEqual(theirs);
    const { adSet } = await things(campaign);
    await practice.edit(adSet.id, { daily_budget: 15_000 });
    await sync();
    expect(await open(campaign)).toMatchObject([{ turn: { code: 'amount', from: 150_000, to: 15_000 } }]);
  });
});

test('a bid whose amount Meta still tells without a cap is not said to be back', async () => {
  await practice.turn({ bid_without_cap: 'keeps-amount' });
  const campaign = await watched();
  const { adSet } = await things(campaign);
  await practice.edit(adSet.id, { bid_strategy: 'LOWEST_COST_WITH_BID_CAP', bid_amount: 500 });
  await sync();
  const [drift] = await open(campaign);
  const put = await meanwhile(kari.ask.liveCampaigns.putBack({ id: drift!.id }));
  expect(put).toMatchObject({ status: 'failed', problem: { code: 'not-taken' } });
  await practice.turn({ bid_without_cap: 'forgets-amount' });
});

test('what was put back can be undone like any other change', async () => {
  const { campaign, drifts } = await changeAll({ by: 'person', isLogged: true });
  const theirs = await look(campaign);
  for (const { id } of drifts.toReversed()) {
    const operation = await meanwhile(kari.ask.liveCampaigns.putBack({ id }));
    expect(operation).toMatchObject({ status: 'done', canUndo: true });
    const undone = await meanwhile(kari.ask.operations.undo({ id: operation.id }));
    expect(undone).toMatchObject({ status: 'done', problem: null });
  }
  expect(await look(campaign)).toEqual(theirs);
  await syncOn();
  expect(await open(campaign)).toEqual([]);
});

test('a raised budget that was put back, and not, leaves the brakes where they stood', async () => {
  const { facebookCampaignId } = await newCampaign();
  await syncOn();
  const brakes = async () => (await kari.ask.liveCampaigns.get({ facebookCampaignId })).brakes?.settings;
  const before = await brakes();
  expect(before).toMatchObject({ mostPerDayMinor: expect.any(Number) });
  const { adSet } = await things(facebookCampaignId);
  await practice.edit(
    adSet.id,
    { daily_budget: Number(adSet['daily_budget']) * 10 },
    { by: 'person', isLogged: true },
  );
  await syncOn();
  const { drifts } = await kari.ask.liveCampaigns.listDrifts({ facebookCampaignId });
  const put = await meanwhile(kari.ask.liveCampaigns.putBack({ id: drifts[0]!.id }));
  expect(put).toMatchObject({ status: 'done' });
  expect(await meanwhile(kari.ask.operations.undo({ id: put.id }))).toMatchObject({ status: 'done' });
  await house.runJobs();
  expect(await brakes()).toEqual(before);
});
