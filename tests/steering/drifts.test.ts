import { listToldDrifts } from '#server/features/live-campaigns/drift/drift-queries.ts';
import { drifts, snapshots } from '#server/features/live-campaigns/drift/tables.ts';
import { operations } from '#server/features/operations/tables.ts';
import { share } from '#tests/proof/diagonal.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, held, meanwhile } = await openSteerer();
const { ctx } = house;
const workspaceId = await kari.workspaceId();
const adAccountId = (await kari.ask.connections.get())!.selectedAdAccountId!;
afterAll(() => house.close());
beforeEach(() => practice.behave());

/** What may be told of a campaign by now. */
async function told(facebookCampaignId: string) {
  const asked = { adAccountId, facebookCampaignId, now: new Date(ctx.now()) };
  const rows = await listToldDrifts(ctx.db, workspaceId, asked);
  return rows.map(({ field, objectId, before, after, who }) => ({ field, objectId, before, after, who }));
}

async function stateOf(facebookCampaignId: string) {
  const rows = await ctx.db.select().from(drifts).where(eq(drifts.facebookCampaignId, facebookCampaignId));
  return rows.map(({ field, state }) => `${field} ${state}`);
}

/** A campaign that was looked at, with the ids of what is in it. */
async function watched() {
  const { facebookCampaignId } = await newCampaign();
  await house.passTime(30);
  await sync();
  const { adSet } = await held(facebookCampaignId);
  const { meta } = await practice.state();
  const ad = meta.ads.find(
    (each) => each['campaign_id'] === facebookCampaignId || each['adset_id'] === adSet.id,
  )!;
  return { facebookCampaignId, adSetId: adSet.id, adId: ad.id, creativeId: String(ad['creative_id']) };
}

type Ids = Awaited<ReturnType<typeof watched>>;

const hands = [
  ['person', { kind: 'person', name: 'Dag Berge', tool: 'Ads Manager', isSure: true }],
  ['program', { kind: 'program', name: 'Another ads tool', tool: '', isSure: true }],
  ['meta', { kind: 'meta', name: 'Meta', tool: '', isSure: true }],
] as const;

const changes: [string, (ids: Ids) => string, object, object][] = [
  ['name', ({ facebookCampaignId: id }) => id, { name: 'Theirs' }, { name: 'Theirs' }],
  ['status', ({ facebookCampaignId: id }) => id, { status: 'PAUSED' }, { status: 'PAUSED' }],
  ['daily-budget', ({ adSetId: id }) => id, { daily_budget: 150_000 }, { daily_budget: '150000' }],
  ['spend-cap', ({ facebookCampaignId: id }) => id, { spend_cap: 500_000 }, { spend_cap: '500000' }],
];

const cells = hands.flatMap(([by, who]) =>
  changes.map(([field, idIn, fields, after]) => ({ by, who, field, idIn, fields, after })),
);

test.each(
  share(
    cells,
    ({ field }) => field,
    ({ by }) => by,
  ),
)('the field $field, changed by a $by, is told as theirs, once', async (cell) => {
  const { by, who, field, idIn, fields, after } = cell;
  const ids = await watched();
  const id = idIn(ids);
  await practice.edit(id, { ...fields }, { by });
  await sync();
  const found = [{ field, objectId: id, before: expect.any(Object), after, who }];
  expect(await told(ids.facebookCampaignId)).toEqual(found);
  await sync();
  expect(await stateOf(ids.facebookCampaignId)).toEqual([`${field} open`]);
});

test('what nobody is told to have done is held back for ten minutes, and is Meta’s as far as can be told', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  await practice.edit(adSetId, { daily_budget: 150_000 }, { by: 'meta', isLogged: false });
  await sync();
  expect(await told(facebookCampaignId)).toEqual([]);
  await house.passTime(10);
  expect(await told(facebookCampaignId)).toMatchObject([
    { field: 'daily-budget', who: { kind: 'meta', isSure: false } },
  ]);
});

test('who it was is told as soon as Meta tells it', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  await practice.turn({ activity_delay_minutes: 5 });
  await practice.edit(adSetId, { daily_budget: 150_000 });
  await sync();
  expect(await told(facebookCampaignId)).toEqual([]);
  await house.passTime(6);
  await sync();
  expect(await told(facebookCampaignId)).toMatchObject([{ who: { kind: 'person', name: 'Dag Berge' } }]);
  await practice.turn({ activity_delay_minutes: 0 });
});

test('a feature that Meta switches on in an ad is told, and is over once it is off again', async () => {
  const { facebookCampaignId, adId, creativeId } = await watched();
  const feature = (status: string) => ({
    degrees_of_freedom_spec: { creative_features_spec: { image_animation: { enroll_status: status } } },
  });
  await practice.edit(creativeId, feature('OPT_IN'), { by: 'meta' });
  await sync();
  await house.passTime(10);
  expect(await told(facebookCampaignId)).toMatchObject([
    { field: 'creative', objectId: adId, after: { features: ['image_animation'] } },
  ]);
  await practice.edit(creativeId, feature('OPT_OUT'), { by: 'meta' });
  await sync();
  expect(await told(facebookCampaignId)).toEqual([]);
  expect(await stateOf(facebookCampaignId)).toEqual(['creative over']);
});

test('a placement that is added is told apart from the places', async () => {
  const { facebookCampaignId, adSetId } = await watched();
  const { adSet } = await held(facebookCampaignId);
  const targeting = {
    ...(adSet['targeting'] as object),
    publisher_platforms: ['instagram', 'facebook', 'threads'],
  };
  await practice.edit(adSetId, { targeting });
  await sync();
  expect(await told(facebookCampaignId)).toMatchObject([
    { field: 'placements', after: { publisher_platforms: ['facebook', 'instagram', 'threads'] } },
  ]);
});

describe('what was changed from here', () => {
  test('is never foreign: a budget, a name, a switch', async () => {
    const { facebookCampaignId } = await watched();
    const { ask } = kari;
    await meanwhile(ask.liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 12_300 }));
    await meanwhile(ask.liveCampaigns.rename({ facebookCampaignId, name: 'Ours' }));
    await meanwhile(ask.liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
    await house.passTime(5);
    await sync();
    await house.passTime(30);
    await sync();
    expect(await stateOf(facebookCampaignId)).toEqual([]);
  });

  test('by another server with our app is not foreign: Meta tells whose app it was', async () => {
    const { facebookCampaignId, adSetId } = await watched();
    const { accessToken: token } = await practice.tokens({ state: 'ok' });
    const id = (await kari.ask.connections.get())!.selectedAdAccountId!;
    await ctx.meta.setDailyBudget({ id, token, currency: 'NOK' }, adSetId, 32_100);
    await sync();
    await house.passTime(30);
    expect(await told(facebookCampaignId)).toEqual([]);
    expect(await stateOf(facebookCampaignId)).toEqual([]);
  });

  test('is what it was before where somebody else changes it right after', async () => {
    const { facebookCampaignId, adSetId } = await watched();
    await meanwhile(kari.ask.liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 12_300 }));
    await house.passTime(3);
    await practice.edit(adSetId, { daily_budget: 150_000 });
    await sync();
    expect(await told(facebookCampaignId)).toMatchObject([
      { before: { daily_budget: '12300' }, after: { daily_budget: '150000' } },
    ]);
  });

  test('where the answer was lost is not foreign either', async () => {
    const { facebookCampaignId, adSetId } = await watched();
    await practice.edit(adSetId, { daily_budget: 45_600 }, { by: 'meta', isLogged: false });
    await ctx.db.insert(operations).values({
      workspaceId,
      personId: (await ctx.db.select().from(operations).limit(1))[0]!.personId,
      adAccountId: (await kari.ask.connections.get())!.selectedAdAccountId,
      facebookCampaignId,
      subject: facebookCampaignId,
      parts: [],
      details: {
        kind: 'daily-budget',
        from: { dailyBudgetMinor: 10_000, currency: 'NOK' },
        to: { dailyBudgetMinor: 45_600, currency: 'NOK' },
      },
      marker: 'lost-answer',
      status: 'failed',
      startedAt: new Date(ctx.now()),
      finishedAt: new Date(ctx.now()),
    });
    await sync();
    expect(await stateOf(facebookCampaignId)).toEqual([]);
  });
});

test('where nothing changed, nothing is asked and nothing is written', async () => {
  const { facebookCampaignId } = await watched();
  const versions = () =>
    ctx.db
      .select({ version: sql<string>`${snapshots}.xmin::text` })
      .from(snapshots)
      .where(
        and(eq(snapshots.workspaceId, workspaceId), eq(snapshots.facebookCampaignId, facebookCampaignId)),
      )
      .orderBy(snapshots.objectId);
  const before = await versions();
  expect(before.length).toBeGreaterThanOrEqual(3);
  const since = (await practice.requests()).at(-1)!.seq;
  await sync();
  expect(await versions()).toEqual(before);
  const asked = await practice.requests(since);
  expect(asked.filter(({ path }) => /activities/.test(path))).toEqual([]);
});

test('an end and a spending limit that were set from here are not foreign, nor that they are taken away', async () => {
  const { facebookCampaignId } = await watched();
  const { liveCampaigns } = kari.ask;
  const look = async () => {
    await house.passTime(30);
    await sync();
    expect(await told(facebookCampaignId)).toEqual([]);
  };
  await meanwhile(liveCampaigns.setSchedule({ facebookCampaignId, endsOn: '2031-12-14' }));
  await meanwhile(liveCampaigns.setCampaignLimit({ facebookCampaignId, limitMinor: 9_000_00 }));
  await look();
  await meanwhile(liveCampaigns.setSchedule({ facebookCampaignId, endsOn: null }));
  await meanwhile(liveCampaigns.setCampaignLimit({ facebookCampaignId, limitMinor: null }));
  await look();
});
