import type { Location } from '#contract/campaigns/locations.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, live, meanwhile, held, sync } = await openSteerer();
const { liveCampaigns, operations, campaigns } = kari.ask;
beforeEach(() => practice.behave());
afterAll(() => house.close());

test('a campaign is paused at Meta, read back and shown with all it holds', async () => {
  const { facebookCampaignId } = await newCampaign();
  const change = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  expect(change).toMatchObject({
    status: 'done',
    problem: null,
    by: 'Kari Nordmann',
    details: { kind: 'status', from: 'ACTIVE', to: 'PAUSED' },
    canUndo: true,
  });
  const { campaign, adSets } = await liveCampaigns.get({ facebookCampaignId });
  expect(campaign).toMatchObject({ status: 'PAUSED', configuredStatus: 'PAUSED' });
  expect(adSets).toMatchObject([{ status: 'CAMPAIGN_PAUSED' }]);
  expect((await held(facebookCampaignId)).campaign.status).toBe('PAUSED');
});

test('what is as wished already is not written again', async () => {
  const { facebookCampaignId } = await newCampaign();
  await practice.edit(facebookCampaignId, { status: 'PAUSED' });
  const before = (await practice.requests()).at(-1)!.seq;
  const change = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  expect(change).toMatchObject({ status: 'done' });
  const sent = (await practice.requests(before)).filter(({ service }) => service === 'meta');
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
  expect(await live(facebookCampaignId)).toMatchObject({ configuredStatus: 'PAUSED' });
});

test('a pause is taken back, once', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { id } = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  const back = await meanwhile(operations.undo({ id }));
  expect(back).toMatchObject({ status: 'done', undoes: id, details: { from: 'PAUSED', to: 'ACTIVE' } });
  expect((await held(facebookCampaignId)).campaign.status).toBe('ACTIVE');
  await expect(operations.undo({ id })).rejects.toMatchObject({
    code: 'CHANGE_NOT_UNDOABLE',
    data: { reason: 'It has already been undone.' },
  });
  const history = await operations.list({ facebookCampaignId });
  expect(history.map((change) => [change.id === id, change.canUndo])).toEqual([
    [false, true],
    [true, false],
    [false, true],
    // Its publication is undone elsewhere.
    [false, false],
  ]);
  expect(history.map(({ whyNoUndo }) => whyNoUndo)).toEqual([
    null,
    'It has already been undone.',
    null,
    null,
  ]);
});

test('what is a day old, or was changed since, is not taken back', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { id } = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  await practice.edit(facebookCampaignId, { status: 'ACTIVE' });
  await house.passTime(1);
  await sync();
  const [change] = await operations.list({ facebookCampaignId });
  const whyNoUndo = 'It was changed in Meta Ads Manager since.';
  expect(change).toMatchObject({ canUndo: false, whyNoUndo });
  await expect(operations.undo({ id })).rejects.toMatchObject({
    data: { reason: 'It was changed in Meta Ads Manager since.' },
  });
  const again = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  await house.passTime(25 * 60);
  await expect(operations.undo({ id: again.id })).rejects.toMatchObject({
    data: { reason: 'It was done more than 24 hours ago.' },
  });
});

test('a budget is changed on the ad set that has it, and taken back', async () => {
  const { facebookCampaignId } = await newCampaign();
  expect(await live(facebookCampaignId)).toMatchObject({ budgetPlace: 'ad-set', dailyBudgetMinor: 15_000 });
  const change = await meanwhile(
    liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 22_500 }),
  );
  expect(change).toMatchObject({
    status: 'done',
    details: { from: { dailyBudgetMinor: 15_000, currency: 'NOK' }, to: { dailyBudgetMinor: 22_500 } },
  });
  expect(await live(facebookCampaignId)).toMatchObject({ dailyBudgetMinor: 22_500 });
  expect((await held(facebookCampaignId)).adSet['daily_budget']).toBe(22_500);
  expect(await meanwhile(operations.undo({ id: change.id }))).toMatchObject({ status: 'done' });
  expect((await held(facebookCampaignId)).adSet['daily_budget']).toBe(15_000);
});

test('a budget of more than twice the present one is set only with the amount confirmed', async () => {
  const { facebookCampaignId } = await newCampaign();
  const asked = { facebookCampaignId, dailyBudgetMinor: 30_001 };
  await expect(liveCampaigns.setDailyBudget(asked)).rejects.toMatchObject({
    code: 'BUDGET_UNCONFIRMED',
    data: { dailyBudgetMinor: 30_001, perMonthMinor: 900_030, currency: 'NOK' },
  });
  await expect(
    liveCampaigns.setDailyBudget({ ...asked, confirmedDailyBudgetMinor: 30_000 }),
  ).rejects.toMatchObject({ code: 'BUDGET_UNCONFIRMED' });
  const { id } = await meanwhile(
    liveCampaigns.setDailyBudget({ ...asked, confirmedDailyBudgetMinor: 30_001 }),
  );
  // What was there before needs no second word.
  await meanwhile(operations.undo({ id }));
  expect(await live(facebookCampaignId)).toMatchObject({ dailyBudgetMinor: 15_000 });
});

test('a budget that is too low, or stands elsewhere, is refused before Meta is asked', async () => {
  const { facebookCampaignId } = await newCampaign();
  const before = (await practice.requests()).at(-1)!.seq;
  await expect(
    liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 1 }),
  ).rejects.toMatchObject({ code: 'BUDGET_TOO_LOW', data: { currency: 'NOK' } });
  expect(await practice.requests(before)).toEqual([]);
  const { adSet } = await held(facebookCampaignId);
  await practice.edit(adSet.id, { daily_budget: null, lifetime_budget: 900_000 });
  await house.passTime(1);
  await sync();
  await expect(
    liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 20_000 }),
  ).rejects.toMatchObject({
    code: 'BUDGET_NOT_HERE',
    data: { reason: expect.stringContaining('whole run') },
  });
});

test('the fifth change of a budget in an hour is told with how long to wait', async () => {
  const { facebookCampaignId } = await newCampaign();
  const set = (dailyBudgetMinor: number) =>
    meanwhile(liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor }));
  for (const amount of [16_000, 17_000, 18_000, 19_000]) {
    expect(await set(amount)).toMatchObject({ status: 'done' });
    await house.passTime(5);
  }
  const fifth = await set(20_000);
  expect(fifth).toMatchObject({ status: 'failed', problem: { title: 'The budget was changed too often' } });
  expect(fifth.problem?.text).toContain('in about 40 minutes');
  expect(await live(facebookCampaignId)).toMatchObject({ dailyBudgetMinor: 19_000 });
});

test('places are replaced, everything else stays, and the change is taken back', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { adSet } = await held(facebookCampaignId);
  const was = adSet['targeting'] as { geo_locations: object };
  const targeting = {
    ...was,
    geo_locations: {
      ...was.geo_locations,
      cities: [{ key: cityKey(was), radius: 12, distance_unit: 'mile' }],
      zips: [{ key: 'NO:5003' }],
    },
    excluded_geo_locations: { countries: ['SE'] },
    locales: [6],
  };
  await practice.edit(adSet.id, { targeting });
  await house.passTime(1);
  await sync();
  const [set] = (await liveCampaigns.get({ facebookCampaignId })).adSets;
  expect(set).toMatchObject({ otherPlaces: 1, places: [{ type: 'city', radiusKm: 19 }] });

  const oslo = await place('Oslo');
  const change = await meanwhile(
    liveCampaigns.setLocations({ facebookAdSetId: adSet.id, locations: [{ ...oslo, radiusKm: 10 }] }),
  );

  expect(change).toMatchObject({ status: 'done', problem: null });
  expect(change.details).toMatchObject({ to: [{ name: oslo.name, radiusKm: 17 }], from: [{ radiusKm: 19 }] });
  const after = (await held(facebookCampaignId)).adSet['targeting'];
  expect(after).toMatchObject({
    geo_locations: {
      cities: [{ key: oslo.key, radius: 17, distance_unit: 'kilometer' }],
      zips: [{ key: 'NO:5003' }],
    },
    excluded_geo_locations: { countries: ['SE'] },
    locales: [6],
    age_min: 25,
  });
  const [shown] = (await liveCampaigns.get({ facebookCampaignId })).adSets;
  expect(shown?.places).toMatchObject([{ key: oslo.key, name: oslo.name, radiusKm: 17 }]);

  expect(await meanwhile(operations.undo({ id: change.id }))).toMatchObject({ status: 'done' });
  expect((await held(facebookCampaignId)).adSet['targeting']).toMatchObject({
    geo_locations: { cities: [{ key: cityKey(was), radius: 12, distance_unit: 'mile' }] },
  });
});

test('what Meta refuses is told in its words, and nothing is changed', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { adSet } = await held(facebookCampaignId);
  const norway = { type: 'country' as const, key: 'NO', countryCode: 'NO', countryName: 'Norway' };
  const locations = [
    { ...norway, name: 'Norway', region: null, radiusKm: null },
    { ...(await place('Oslo')), radiusKm: 25 },
  ];
  const change = await meanwhile(liveCampaigns.setLocations({ facebookAdSetId: adSet.id, locations }));
  expect(change).toMatchObject({ status: 'failed', problem: { isMoneyAtRisk: false } });
  expect(change.problem?.text).toContain('overlap');
  expect((await held(facebookCampaignId)).adSet['targeting']).toEqual(adSet['targeting']);
});

test('one thing is changed once at a time, another beside it', async () => {
  const { facebookCampaignId } = await newCampaign();
  const first = await liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' });
  expect(first).toMatchObject({ status: 'running', finishedAt: null });
  await expect(liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' })).rejects.toMatchObject({
    code: 'CHANGE_IN_PROGRESS',
  });
  const budget = liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 16_000 });
  expect(await meanwhile(budget)).toMatchObject({ status: 'done' });
  expect(await operations.get({ id: first.id })).toMatchObject({ status: 'done' });
});

test('a campaign that is gone at Meta is told and marked', async () => {
  const { facebookCampaignId } = await newCampaign();
  await practice.edit(facebookCampaignId, { status: 'DELETED' });
  const change = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  expect(change).toMatchObject({ status: 'failed', problem: { title: 'It is no longer at Meta' } });
  expect((await live(facebookCampaignId)).goneAt).not.toBeNull();
  await expect(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' })).rejects.toMatchObject({
    code: 'LIVE_CAMPAIGN_NOT_FOUND',
  });
});

test('changes are followed as they begin and end, starting with those under way', async () => {
  const { facebookCampaignId } = await newCampaign();
  const answer = liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' });
  await answer;
  const hangUp = new AbortController();
  const stream = await operations.watch(undefined, { signal: hangUp.signal });
  const next = async () => (await stream.next()).value;
  expect(await next()).toMatchObject({ status: 'running', facebookCampaignId });
  await meanwhile(answer);
  expect(await next()).toMatchObject({ status: 'done', facebookCampaignId });
  await stream.return(undefined);
  hangUp.abort();
});

test('a neighbour can neither see, change nor take back anything of ours', async () => {
  const { id: campaignId, facebookCampaignId } = await newCampaign();
  const { id } = await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  const { adSet } = await held(facebookCampaignId);
  const { ask } = await house.visitor().join();
  const oslo = await place('Oslo');
  const refusals = [
    ask.liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' }),
    ask.liveCampaigns.setDailyBudget({ facebookCampaignId, dailyBudgetMinor: 20_000 }),
    ask.liveCampaigns.setLocations({ facebookAdSetId: adSet.id, locations: [oslo] }),
    ask.operations.undo({ id }),
    ask.liveCampaigns.remove({ campaignId }),
  ].map((answer) => answer.then(undefined, ({ code }: { code: string }) => code));
  expect(await Promise.all(refusals)).toEqual([
    'LIVE_CAMPAIGN_NOT_FOUND',
    'LIVE_CAMPAIGN_NOT_FOUND',
    'AD_SET_NOT_FOUND',
    'CHANGE_NOT_FOUND',
    'CAMPAIGN_NOT_FOUND',
  ]);
  expect(await ask.operations.list({ facebookCampaignId })).toEqual([]);
});

async function place(query: string): Promise<Location> {
  const { locations } = await campaigns.searchLocations({ query });
  return locations.find(({ type }) => type === 'city')!;
}

function cityKey(targeting: object): string {
  const { geo_locations: geo } = targeting as { geo_locations: { cities: { key: string }[] } };
  return geo.cities[0]!.key;
}
