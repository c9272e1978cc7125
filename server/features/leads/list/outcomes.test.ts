import { dayAt, daysAfter } from '#contract/days.ts';
import { openCaller } from '#tests/api/caller.ts';
import { openTestHouse } from '#tests/house.ts';
import { openLeadCampaign } from '#tests/lead-campaigns.ts';
import { keepLeads } from '#tests/stored-leads.ts';
import { openSyncing } from '#tests/syncing.ts';
import { afterAll, expect, test } from 'vitest';

const house = await openTestHouse();
afterAll(() => house.close());
const { member, synced } = openSyncing(house);
const none = {
  came: 0,
  new: 0,
  contacted: 0,
  won: 0,
  lost: 0,
  wonMinor: 0,
  valued: 0,
  timed: 0,
  medianMinutes: null,
};

test('what became of leads is told by the day they came, in all and by ad; tests and other days are not in it', async () => {
  const visitor = await member();
  await house.subscribe(visitor);
  const { facebookCampaignId } = await openLeadCampaign(house, { visitor });
  const { ask } = visitor;
  await synced(ask);
  const today = dayAt(house.ctx.now(), 'Europe/Oslo');
  const days = { facebookCampaignId, since: today, until: today };
  expect(await ask.leads.getOutcomes(days)).toEqual({ all: none, ads: [] });

  const [first, second] = ['1202000000000001', '1202000000000002'];
  // Just before and just after the midnight of the ad account, which is none in UTC.
  const midnight = midnightOf(today);
  const hoursAgo = (house.ctx.now() - midnight) / 3_600_000;
  await keepLeads(house, visitor, [
    { facebookCampaignId, facebookAdId: first },
    { facebookCampaignId, facebookAdId: first, hoursAgo },
    { facebookCampaignId, facebookAdId: first, hoursAgo: hoursAgo + 1 / 60 },
    { facebookCampaignId, facebookAdId: second },
    { facebookCampaignId },
    { facebookCampaignId, isTest: true },
    { facebookCampaignId: '1202000000000009' },
  ]);
  const { leads } = await ask.leads.list({ facebookCampaignId });
  const ofToday = leads.filter(({ isTest, createdAt }) => !isTest && Date.parse(createdAt) >= midnight);
  await ask.leads.update({ id: ofToday[0]!.id, status: 'won' });
  await ask.leads.update({ id: ofToday[1]!.id, status: 'lost' });

  const told = await ask.leads.getOutcomes(days);
  expect(told.all).toMatchObject({ came: 4, new: 2, contacted: 0, won: 1, lost: 1, timed: 2 });
  const byAd = Object.fromEntries(told.ads.map(({ facebookAdId, came }) => [facebookAdId, came]));
  expect(byAd).toEqual({ [first!]: 2, [second!]: 1, null: 1 });
  const wider = await ask.leads.getOutcomes({ ...days, since: daysAfter(today, -1) });
  expect(wider.all).toMatchObject({ came: 5 });

  const { key } = await visitor.makeKey({ name: 'Figures', access: 'read' });
  const path = `/campaigns/${facebookCampaignId}/lead-outcomes?since=${today}&until=${today}`;
  expect(await openCaller(house, key)('GET', path)).toMatchObject({ status: 200, body: told });
  expect(await openCaller(house, key)('GET', path.replace(today, 'soon'))).toMatchObject({ status: 400 });
  const neighbour = await house.visitor().join();
  await expect(neighbour.ask.leads.getOutcomes(days)).rejects.toMatchObject({
    code: 'LIVE_CAMPAIGN_NOT_FOUND',
  });
});

test('what those won brought is told in the currency of the ad account, and how quickly from five contacted on', async () => {
  const visitor = await member();
  await house.subscribe(visitor);
  const { facebookCampaignId } = await openLeadCampaign(house, { visitor });
  const { ask } = visitor;
  await synced(ask);
  const today = dayAt(house.ctx.now(), 'Europe/Oslo');
  const days = { facebookCampaignId, since: daysAfter(today, -2), until: today };
  const hours = [1, 2, 3, 4, 5, 6];
  await keepLeads(
    house,
    visitor,
    hours.map((hoursAgo) => ({ facebookCampaignId, hoursAgo })),
  );
  const { leads } = await ask.leads.list({ facebookCampaignId });
  const [first, second, third, fourth, spam, last] = leads.map(({ id }) => id);
  const [one, other] = ['NOK', 'SEK'].map((currency) => ({ valueMinor: 500_000, currency }));
  await ask.leads.update({ id: first!, won: one! });
  await ask.leads.update({ id: second!, won: other! });
  for (const id of [third!, fourth!]) await ask.leads.update({ id, status: 'contacted' });
  await ask.leads.update({ id: spam!, lostReason: 'spam' });
  const { all } = await ask.leads.getOutcomes(days);
  expect(all).toMatchObject({ won: 2, valued: 1, wonMinor: 500_000, timed: 4, medianMinutes: null });
  await ask.leads.update({ id: last!, status: 'contacted' });
  const now = await ask.leads.getOutcomes(days);
  // Half of one, two, three, four and six hours.
  expect(now.all.medianMinutes).toBeCloseTo(180, 0);
  expect((await ask.leads.inbox()).quickness).toMatchObject({ timed: 5 });
});

/** When this day begins in Oslo, whatever its clocks were set to that night. */
function midnightOf(day: string): number {
  const noonBefore = Date.parse(`${day}T12:00:00Z`) - 86_400_000;
  const hours = Array.from({ length: 24 }, (_, hour) => noonBefore + hour * 3_600_000);
  return hours.find((at) => dayAt(at, 'Europe/Oslo') === day)!;
}

test('beside each list stands what those won lately brought, and what the campaign cost meanwhile', async () => {
  const visitor = await member();
  await house.subscribe(visitor);
  const { facebookCampaignId } = await openLeadCampaign(house, { visitor, launchImmediately: true });
  const { ask } = visitor;
  await house.passTime(3 * 24 * 60);
  await synced(ask);
  const { campaign } = await ask.liveCampaigns.get({ facebookCampaignId, period: '30d' });
  expect(campaign.figures.spendMinor).toBeGreaterThan(0);
  const of = { facebookCampaignId };
  await keepLeads(house, visitor, [of, of, of, of]);
  const { leads } = await ask.leads.list({ facebookCampaignId });
  await ask.leads.update({ id: leads[0]!.id, won: { valueMinor: 1_200_000, currency: 'NOK' } });
  await ask.leads.update({ id: leads[1]!.id, won: { valueMinor: 5_000, currency: 'JPY' } });
  await ask.leads.update({ id: leads[2]!.id, status: 'won' });
  const summary = (await ask.leads.summaries()).find(
    (each) => each.facebookCampaignId === facebookCampaignId,
  );
  expect(summary!.lately).toEqual({
    won: 3,
    wonMinor: 1_200_000,
    valued: 1,
    spentMinor: campaign.figures.spendMinor,
    currency: 'NOK',
  });
});
