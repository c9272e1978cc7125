import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, meanwhile } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
beforeEach(() => practice.behave());
afterAll(() => house.close());

async function syncLater(minutes = 60): Promise<void> {
  await house.passTime(minutes);
  await sync();
}

/** How everything of a campaign is switched at Meta: the campaign, its ad sets, its ads. */
async function switchesOf(facebookCampaignId: string): Promise<string[]> {
  const { meta } = await practice.state();
  const adSets = meta.adsets.filter((each) => each['campaign_id'] === facebookCampaignId);
  const ads = meta.ads.filter((ad) => adSets.some(({ id }) => id === ad['adset_id']));
  const all = [meta.campaigns.find(({ id }) => id === facebookCampaignId)!, ...adSets, ...ads];
  return all.map(({ status }) => status);
}

const switchOn = (facebookCampaignId: string) =>
  meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'ACTIVE' }));

const paused = ['PAUSED', 'PAUSED', 'PAUSED', 'PAUSED'];
const running = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE'];

test('what was published paused says so, is launched whole with its campaign, and spends an hour later', async () => {
  const { facebookCampaignId } = await newCampaign({}, { launchImmediately: false });
  await syncLater();
  const { campaign, adSets, ads } = await liveCampaigns.get({ facebookCampaignId });
  expect(campaign.delivery).toMatchObject({
    state: 'paused',
    reason: {
      code: 'never-launched',
      facebookAdSetIds: adSets.map(({ facebookAdSetId }) => facebookAdSetId),
      facebookAdIds: ads.map(({ facebookAdId }) => facebookAdId),
    },
    remedy: { code: 'launch', facebookCampaignId },
  });

  const change = await switchOn(facebookCampaignId);
  expect(change).toMatchObject({
    status: 'done',
    details: {
      from: 'PAUSED',
      to: 'ACTIVE',
      adSets: [{ isLaunch: true }],
      ads: [{ isLaunch: true }, { isLaunch: true }],
    },
    delivery: { state: 'running' },
    canUndo: true,
  });
  expect(await switchesOf(facebookCampaignId)).toEqual(running);
  await syncLater(120);
  const later = await liveCampaigns.get({ facebookCampaignId });
  expect(later.campaign.delivery.state).toBe('running');
  const { figures, today } = later.campaign;
  expect(figures.spendMinor + today.spendMinor).toBeGreaterThan(0);
});

test('a launch that is taken back switches off exactly what it switched on, and can be made again', async () => {
  const { facebookCampaignId } = await newCampaign({}, { launchImmediately: false });
  await syncLater();
  const { id } = await switchOn(facebookCampaignId);
  expect(await meanwhile(operations.undo({ id }))).toMatchObject({
    status: 'done',
    delivery: {
      state: 'paused',
      reason: { code: 'paused-here', by: 'Kari Nordmann' },
      remedy: { code: 'launch' },
    },
  });
  expect(await switchesOf(facebookCampaignId)).toEqual(paused);
  await syncLater();
  expect(await switchOn(facebookCampaignId)).toMatchObject({
    status: 'done',
    delivery: { state: 'running' },
  });
  expect(await switchesOf(facebookCampaignId)).toEqual(running);
});

test('what somebody paused by hand after the launch, here or in Ads Manager, stays paused', async () => {
  const { facebookCampaignId } = await newCampaign({}, { launchImmediately: false });
  await syncLater();
  await switchOn(facebookCampaignId);
  const { ads } = await liveCampaigns.get({ facebookCampaignId });
  const [here, there] = ads.map(({ facebookAdId }) => facebookAdId);
  await meanwhile(
    liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED', type: 'ad', ids: [here!] }),
  );
  await practice.edit(there!, { status: 'PAUSED' });
  await syncLater();
  await meanwhile(liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED' }));
  const change = await switchOn(facebookCampaignId);
  expect(change).toMatchObject({
    status: 'done',
    delivery: {
      state: 'not-delivering',
      reason: { code: 'ads-paused', facebookAdIds: [here, there] },
      remedy: { code: 'run-ads', facebookAdIds: [here, there] },
    },
  });
  expect(await switchesOf(facebookCampaignId)).toEqual(['ACTIVE', 'ACTIVE', 'PAUSED', 'PAUSED']);
});

test('a campaign whose switch alone is on is launched by switching it on again; undo leaves the campaign on', async () => {
  const { facebookCampaignId } = await newCampaign({}, { launchImmediately: false });
  await practice.edit(facebookCampaignId, { status: 'ACTIVE' });
  await syncLater();
  expect((await liveCampaigns.get({ facebookCampaignId })).campaign).toMatchObject({
    status: 'ACTIVE',
    delivery: { state: 'not-delivering', reason: { code: 'never-launched' }, remedy: { code: 'launch' } },
  });
  const change = await switchOn(facebookCampaignId);
  expect(change).toMatchObject({ status: 'done', delivery: { state: 'running' } });
  expect(await switchesOf(facebookCampaignId)).toEqual(running);
  await meanwhile(operations.undo({ id: change.id }));
  expect(await switchesOf(facebookCampaignId)).toEqual(['ACTIVE', 'PAUSED', 'PAUSED', 'PAUSED']);
});

test('an ad that Meta has rejected is left out of the launch and named', async () => {
  const { facebookCampaignId } = await newCampaign({}, { launchImmediately: false });
  await syncLater();
  const { ads } = await liveCampaigns.get({ facebookCampaignId });
  const refused = ads[0]!.facebookAdId;
  await practice.edit(refused, { rejected: true });
  await syncLater();
  expect(await switchOn(facebookCampaignId)).toMatchObject({
    status: 'done',
    delivery: { state: 'running', also: [{ reason: { code: 'ads-refused', facebookAdIds: [refused] } }] },
  });
  expect(await switchesOf(facebookCampaignId)).toEqual(['ACTIVE', 'ACTIVE', 'PAUSED', 'ACTIVE']);
});

test('an ad set and an ad are paused and run by themselves, in the history, with a way back', async () => {
  const { facebookCampaignId } = await newCampaign();
  await syncLater();
  const { adSets, ads } = await liveCampaigns.get({ facebookCampaignId });
  const adSetId = adSets[0]!.facebookAdSetId;
  const adId = ads[1]!.facebookAdId;
  const pauseAd = await meanwhile(
    liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED', type: 'ad', ids: [adId] }),
  );
  expect(pauseAd).toMatchObject({
    status: 'done',
    delivery: { state: 'running' },
    details: { target: 'ad' },
  });
  const pauseSet = await meanwhile(
    liveCampaigns.setStatus({ facebookCampaignId, status: 'PAUSED', type: 'ad-set', ids: [adSetId] }),
  );
  expect(pauseSet).toMatchObject({
    status: 'done',
    delivery: { state: 'not-delivering', reason: { code: 'ad-sets-paused' } },
  });
  expect(await switchesOf(facebookCampaignId)).toEqual(['ACTIVE', 'PAUSED', 'ACTIVE', 'PAUSED']);
  // The one does not stand in the way of taking back the other.
  for (const { id } of [pauseAd, pauseSet])
    expect(await meanwhile(operations.undo({ id }))).toMatchObject({ status: 'done' });
  expect(await switchesOf(facebookCampaignId)).toEqual(running);
  const history = await operations.list({ facebookCampaignId });
  expect(history.map(({ details }) => details)).toMatchObject([
    { kind: 'status', to: 'ACTIVE', adSets: [{ id: adSetId, name: adSets[0]!.name }] },
    { kind: 'status', to: 'ACTIVE', ads: [{ id: adId, name: ads[1]!.name }] },
    { kind: 'status', to: 'PAUSED', adSets: [{ id: adSetId }] },
    { kind: 'status', to: 'PAUSED', ads: [{ id: adId }] },
    { kind: 'brakes' },
    { kind: 'publication', launchImmediately: true, adCount: 2 },
  ]);
});

test('an ad of another campaign is not found', async () => {
  const one = await newCampaign();
  const other = await newCampaign();
  const { ads } = await liveCampaigns.get({ facebookCampaignId: other.facebookCampaignId });
  await expect(
    liveCampaigns.setStatus({
      facebookCampaignId: one.facebookCampaignId,
      status: 'PAUSED',
      type: 'ad',
      ids: [ads[0]!.facebookAdId],
    }),
  ).rejects.toMatchObject({ code: 'AD_NOT_FOUND' });
});

test('when Meta refuses one of several, what is switched since is told as it is', async () => {
  const { facebookCampaignId } = await newCampaign({}, { launchImmediately: false });
  await syncLater();
  const { ads } = await liveCampaigns.get({ facebookCampaignId });
  // Rejected since the last sync.
  await practice.edit(ads[0]!.facebookAdId, { rejected: true });
  const change = await switchOn(facebookCampaignId);
  expect(change).toMatchObject({
    status: 'failed',
    problem: { text: expect.stringContaining('Facebook says') },
  });
  expect((await switchesOf(facebookCampaignId))[0]).toBe('PAUSED');
  const { campaign } = await liveCampaigns.get({ facebookCampaignId });
  expect(campaign).toMatchObject({ configuredStatus: 'PAUSED', delivery: { state: 'paused' } });
});
