import { afterAll, beforeEach, expect, test } from 'vitest';
import { dayAt } from '#contract/days.ts';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, held, live, meanwhile } = await openSteerer();
const { liveCampaigns } = kari.ask;
beforeEach(() => practice.behave());
afterAll(() => house.close());

/** Lets some minutes pass and reads the account anew. */
async function syncLater(minutes = 1): Promise<void> {
  await house.passTime(minutes);
  await sync();
}

test('a campaign is in review first, and then runs, down to its ads', async () => {
  const { facebookCampaignId } = await newCampaign();
  expect((await live(facebookCampaignId)).delivery).toMatchObject({
    state: 'in-review',
    remedy: { code: 'wait' },
  });
  await syncLater(60);
  const { campaign, adSets, ads } = await liveCampaigns.get({ facebookCampaignId });
  for (const { delivery } of [campaign, ...adSets, ...ads])
    expect(delivery).toMatchObject({ state: 'running', reason: { code: 'delivering' } });
});

test('all ad sets paused in Ads Manager is told in list and detail, with the ad sets to switch on', async () => {
  const { facebookCampaignId } = await newCampaign();
  await syncLater(60);
  const { stamp } = await liveCampaigns.overview();
  const { adSet } = await held(facebookCampaignId);
  await practice.edit(adSet.id, { status: 'PAUSED' });
  await syncLater();
  const told = {
    state: 'not-delivering',
    reason: { code: 'ad-sets-paused', facebookAdSetIds: [adSet.id] },
    remedy: { code: 'run-ad-sets', facebookAdSetIds: [adSet.id] },
  };
  expect(await live(facebookCampaignId)).toMatchObject({ status: 'ACTIVE', delivery: told });
  const { changed } = await liveCampaigns.listNews({ stamp });
  expect(changed.map(({ campaign }) => campaign)).toContainEqual(
    expect.objectContaining({ facebookCampaignId, delivery: expect.objectContaining(told) }),
  );
});

test('an ad that is refused later is news of its campaign', async () => {
  const { facebookCampaignId } = await newCampaign();
  await syncLater(60);
  const { stamp } = await liveCampaigns.overview();
  const { ads } = await liveCampaigns.get({ facebookCampaignId });
  for (const { facebookAdId } of ads) await practice.edit(facebookAdId, { rejected: true });
  await syncLater();
  const { changed } = await liveCampaigns.listNews({ stamp });
  expect(changed.find(({ campaign }) => campaign.facebookCampaignId === facebookCampaignId)).toMatchObject({
    campaign: {
      delivery: {
        state: 'not-delivering',
        reason: { code: 'ads-refused', facebookAdIds: ads.map(({ facebookAdId }) => facebookAdId) },
        metaWords: expect.any(String),
        remedy: { code: 'fix-ads' },
      },
    },
  });
});

test('that an ad set has ended by the clock is news without anything being read', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { adSet } = await held(facebookCampaignId);
  await practice.edit(adSet.id, { end_time: house.ctx.now() + 3 * 60 * 60_000 });
  await syncLater(60);
  const { stamp } = await liveCampaigns.overview();
  expect((await live(facebookCampaignId)).delivery.state).toBe('running');
  await house.passTime(150);
  const { changed } = await liveCampaigns.listNews({ stamp });
  expect(changed.find(({ campaign }) => campaign.facebookCampaignId === facebookCampaignId)).toMatchObject({
    campaign: { status: 'ACTIVE', delivery: { state: 'ended', reason: { code: 'ended' } } },
  });
});

test('an ad account that Meta has disabled is known from the next sync, and nothing in it runs', async () => {
  const { facebookCampaignId } = await newCampaign();
  await syncLater(60);
  const { stamp } = await liveCampaigns.overview();
  const id = (await kari.ask.connections.get())!.selectedAdAccountId!;
  await practice.edit(id, { account_status: 2 });
  await syncLater();
  const told = {
    state: 'not-delivering',
    reason: { code: 'account-disabled' },
    remedy: { code: 'open-account', url: expect.stringContaining(id.replace('act_', '')) },
  };
  const { campaign, adSets, ads } = await liveCampaigns.get({ facebookCampaignId });
  for (const each of [campaign, ...adSets, ...ads]) expect(each).toMatchObject({ delivery: told });
  const { changed, campaignCount } = await liveCampaigns.listNews({ stamp });
  expect(changed).toHaveLength(campaignCount);
  expect(changed.every((each) => each.campaign.delivery.state !== 'running')).toBe(true);
  await practice.edit(id, { account_status: 1 });
  await syncLater();
  expect((await live(facebookCampaignId)).delivery.state).toBe('running');
});

test('an ad that is paused says nothing of why a brake has stopped its campaign', async () => {
  const { facebookCampaignId } = await newCampaign();
  const brakes = { spentWithoutResultMinor: null, mostPerDayMinor: 1_100 };
  await meanwhile(liveCampaigns.setBrakes({ facebookCampaignId, ...brakes }));
  await syncLater(24 * 60);
  const { ads } = await liveCampaigns.get({ facebookCampaignId });
  const ids = [ads[0]!.facebookAdId];
  const paused = liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED', type: 'ad', ids });
  expect(await meanwhile(paused)).toMatchObject({ status: 'done' });
  expect((await live(facebookCampaignId)).delivery.reason.code).toBe('braked');
});

test('what is launched at once is not scheduled where the clock of Meta is ahead of ours', async () => {
  await practice.advance(600);
  const { facebookCampaignId } = await newCampaign();
  await practice.advance(60);
  await sync();
  const { campaign, adSets, today, asOf } = await liveCampaigns.get({ facebookCampaignId });
  for (const { delivery } of [campaign, ...adSets])
    expect(delivery).toMatchObject({ state: 'running', reason: { code: 'delivering' } });
  expect(dayAt(Date.parse(asOf), 'Europe/Oslo')).toBe(today);
  const list = await liveCampaigns.overview();
  expect(dayAt(Date.parse(list.sync.asOf!), 'Europe/Oslo')).toBe(list.today.day);
  expect(list.sync.lastSyncedAt! < list.sync.asOf!).toBe(true);
});

test('without a chosen ad account nothing is said to run, and what mends it is to choose one', async () => {
  const { facebookCampaignId } = await newCampaign();
  const { selectedAdAccountId } = (await kari.ask.connections.get())!;
  await kari.ask.connections.select({ adAccountId: null });
  const told = {
    state: 'unknown',
    reason: { code: 'account-not-chosen' },
    remedy: { code: 'choose-account' },
  };
  expect(await live(facebookCampaignId)).toMatchObject({ delivery: told });
  const { campaigns } = await liveCampaigns.list();
  expect(campaigns.map(({ delivery }) => delivery)).toContainEqual(expect.objectContaining(told));
  expect(campaigns.map(({ delivery }) => delivery.state)).not.toContain('running');
  await kari.ask.connections.select({ adAccountId: selectedAdAccountId });
});
