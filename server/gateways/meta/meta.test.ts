import sharp from 'sharp';
import { openMetaGateway } from '#tests/meta-gateway.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { adoptTree } from './publishing/adopt-tree.ts';
import type { TreePlan } from './publishing/tree.ts';
import type { Usage } from './graph/usage.ts';

const usages: Usage[] = [];
const { sandbox, control, meta, token, account } = await openMetaGateway({
  onUsage: (usage) => usages.push(usage),
});

let imageHash: string;
let pageId: string;
let bergen: string;

async function misbehave(
  trouble: object,
  { path, times = 1 }: { path: string; times?: number },
): Promise<void> {
  await control('POST', 'troubles', { service: 'meta', path, times, trouble });
}

async function pageOf<Item>(pages: AsyncIterable<Item[]>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pages) items.push(...page);
  return items;
}

let count = 0;

function planned(change: Partial<TreePlan> = {}): TreePlan {
  count++;
  const words = {
    primaryText: 'We start on Monday.',
    description: 'Fixed price',
    callToAction: 'LEARN_MORE',
    imageHash,
  };
  return {
    marker: `adfjord:test-${count}`,
    name: `Bathrooms ${count}`,
    objective: 'traffic',
    specialAdCategories: [],
    dailyBudgetMinor: 15_000,
    targeting: {
      locations: [{ type: 'city', key: bergen, radiusKm: 10 }],
      ageMin: 25,
      ageMax: 60,
      genders: 'women',
    },
    page: { id: pageId },
    websiteUrl: 'https://example.com/',
    beneficiary: 'Plumber AS',
    payer: 'Plumber AS',
    ads: [
      { ...words, name: 'Ad 1', headline: `New bathroom & more = ${count}` },
      { ...words, name: 'Ad 2', headline: `Bad på 100 % — ${count}` },
    ],
    ...change,
  };
}

beforeAll(async () => {
  pageId = (await meta.listPages(token))[0]!.id;
  const places = await meta.searchLocations(token, { query: 'Bergen', limit: 10 });
  bergen = places.find(({ type, countryCode }) => type === 'city' && countryCode === 'NO')!.key;
  const square = { width: 1080, height: 1080, channels: 3, background: '#0b3d4a' } as const;
  const bytes = await sharp({ create: square }).jpeg().toBuffer();
  ({ hash: imageHash } = await meta.uploadImage(account, { bytes, fileName: 'bath.jpg' }));
});
afterEach(() => control('DELETE', 'troubles'));
afterAll(() => sandbox.close());

test('a person sees their ad accounts, their pages and what these hold', async () => {
  const accounts = await meta.listAdAccounts(token);
  expect(accounts.map(({ currency }) => currency)).toEqual(expect.arrayContaining(['NOK', 'USD']));
  expect(accounts.some(({ status }) => status !== 1)).toBe(true);
  const pages = await meta.listPages(token);
  expect(pages).toHaveLength(3);
  const { id, accessToken } = pages.find((page) => page.accessToken)!;
  expect((await meta.listLeadForms({ pageId: id, pageToken: accessToken! })).length).toBeGreaterThan(0);
  expect((await meta.listPixels(token, account.id)).length).toBeGreaterThan(0);
});

test('a person is known by name, and by what they granted', async () => {
  expect((await meta.getPerson(token)).name).not.toBe('');
  expect(await meta.listGrants(token)).toContainEqual({ permission: 'ads_management', granted: true });
});

test('a place is found by its name', async () => {
  const [first] = await meta.searchLocations(token, { query: 'Oslo', limit: 5, language: 'nb' });
  expect(first).toMatchObject({ name: 'Oslo', countryCode: 'NO' });
  expect(await meta.searchLocations(token, { query: 'qqqqqqq', limit: 5 })).toEqual([]);
});

test('the same picture has the same hash', async () => {
  const bytes = await sharp({ create: { width: 1080, height: 1080, channels: 3, background: '#0b3d4a' } })
    .jpeg()
    .toBuffer();
  expect(await meta.uploadImage(account, { bytes, fileName: 'again.jpg' })).toEqual({ hash: imageHash });
});

test('a whole tree is made in one trip, paused, and reads back as it was planned', async () => {
  const plan = planned();
  const outcome = await meta.makeTree(account, plan);
  expect(outcome).toMatchObject({ unknown: false, adIds: [expect.any(String), expect.any(String)] });
  expect(outcome.refusal).toBeUndefined();

  const held = (await meta.readTree(account, { campaignId: outcome.campaignId! }))!;
  expect(held.campaign).toMatchObject({ name: plan.name, status: 'PAUSED', objective: 'OUTCOME_TRAFFIC' });
  expect(held.adSets).toMatchObject([
    {
      id: outcome.adSetId,
      status: 'PAUSED',
      dailyBudgetMinor: 15_000,
      targeting: { ...plan.targeting, locations: [{ type: 'city', key: bergen, radiusKm: 17 }] },
    },
  ]);
  expect(held.ads).toHaveLength(2);
  for (const { imageHash: hash, ...ad } of plan.ads) {
    const link = 'https://example.com/';
    expect(held.ads).toContainEqual(
      expect.objectContaining({ ...ad, imageHash: hash, link, status: 'PAUSED', enhancements: [] }),
    );
  }
});

test('a lead tree carries its form, and a sales tree its pixel', async () => {
  const page = (await meta.listPages(token)).find(({ accessToken }) => accessToken)!;
  const forms = await meta.listLeadForms({ pageId: page.id, pageToken: page.accessToken! });
  const form = forms.find(({ status }) => status === 'ACTIVE');
  const leads = planned({ objective: 'leads', page: { id: page.id }, leadFormId: form!.id });
  const lead = await meta.makeTree(account, leads);
  expect(lead.refusal).toBeUndefined();
  const heldLead = (await meta.readTree(account, { campaignId: lead.campaignId! }))!;
  expect(heldLead.ads[0]).toMatchObject({ leadFormId: form!.id });

  const [pixel] = await meta.listPixels(token, account.id);
  const sale = await meta.makeTree(account, planned({ objective: 'sales', pixelId: pixel!.id }));
  expect(sale.refusal).toBeUndefined();
  const heldSale = (await meta.readTree(account, { campaignId: sale.campaignId! }))!;
  expect(heldSale.adSets[0]).toMatchObject({ pixelId: pixel!.id, goal: 'OFFSITE_CONVERSIONS' });
});

test('a launch starts all of it', async () => {
  const outcome = await meta.makeTree(account, planned());
  const adIds = outcome.adIds.map((id) => id!);
  await meta.launchTree(account, { campaignId: outcome.campaignId!, adSetId: outcome.adSetId!, adIds });
  const held = (await meta.readTree(account, { campaignId: outcome.campaignId! }))!;
  const statuses = [held.campaign, ...held.adSets, ...held.ads].map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set(['ACTIVE']));
});

test('a budget that is too low is refused in Meta’s own words, and only its ads are missing', async () => {
  const outcome = await meta.makeTree(account, planned({ dailyBudgetMinor: 1 }));
  expect(outcome.refusal).toMatchObject({
    failureKind: 'rejected',
    subcode: 1885272,
    fields: ['daily_budget'],
  });
  expect(outcome).toMatchObject({ unknown: false, campaignId: expect.any(String), adIds: [null, null] });
  expect(outcome.adSetId).toBeUndefined();
});

test('after a lost answer the tree is found by its label, and nothing is made twice', async () => {
  const plan = planned();
  const since = new Date();
  await misbehave({ kind: 'loses-answer' }, { path: 'campaigns' });
  const outcome = await meta.makeTree(account, plan);
  expect(outcome).toMatchObject({ unknown: true, adIds: [null, null] });

  const { made, spareIds } = adoptTree(
    plan.ads,
    await meta.findTrees(account, { marker: plan.marker, since }),
  );
  expect(spareIds).toEqual([]);
  expect(await meta.makeTree(account, { ...plan, made })).toEqual({ ...made, unknown: false });
  expect(await meta.findTrees(account, { marker: plan.marker, since })).toHaveLength(1);
});

test('a repair makes the one ad that is missing', async () => {
  const plan = planned();
  const whole = await meta.makeTree(account, plan);
  await meta.deleteSpares(account, [whole.adIds[1]!]);
  const repaired = await meta.makeTree(account, {
    ...plan,
    made: { ...whole, adIds: [whole.adIds[0]!, null] },
  });
  expect(repaired).toMatchObject({ campaignId: whole.campaignId, adSetId: whole.adSetId, unknown: false });
  expect(repaired.adIds[0]).toBe(whole.adIds[0]);
  expect((await meta.readTree(account, { campaignId: whole.campaignId! }))!.ads).toHaveLength(2);
});

test('a marker that nobody carries finds nothing', async () => {
  expect(await meta.findTrees(account, { marker: 'adfjord:nobody', since: new Date() })).toEqual([]);
});

test('a throttle makes nothing and says how long to wait', async () => {
  await misbehave({ kind: 'error', status: 400, code: 80004, subcode: 2446079 }, { path: 'campaigns' });
  const outcome = await meta.makeTree(account, planned());
  expect(outcome.refusal).toMatchObject({ failureKind: 'rate-limited' });
  expect(outcome.refusal!.waitMs).toBeGreaterThanOrEqual(60_000);
  expect(outcome.campaignId).toBeUndefined();
});

test('a deleted campaign is gone from the list, and deleting it again is no error', async () => {
  const { campaignId } = await meta.makeTree(account, planned());
  await meta.deleteCampaign(account, campaignId!);
  const campaigns = await pageOf(meta.listCampaigns(account));
  expect(campaigns.map(({ id }) => id)).not.toContain(campaignId);
  await meta.deleteCampaign(account, campaignId!);
  await meta.deleteCampaign(account, '1');
});

test('campaigns, ad sets and ads are listed with what we show', async () => {
  const plan = planned();
  const { campaignId, adSetId, adIds } = await meta.makeTree(account, plan);
  const campaigns = await pageOf(meta.listCampaigns(account));
  expect(campaigns.find(({ id }) => id === campaignId)).toMatchObject({
    name: plan.name,
    objective: 'traffic',
    status: 'PAUSED',
    dailyBudgetMinor: null,
  });
  const adSets = await pageOf(meta.listAdSets(account));
  expect(adSets.find(({ id }) => id === adSetId)).toMatchObject({ campaignId, dailyBudgetMinor: 15_000 });
  const ads = await pageOf(meta.listAds(account));
  const { headline, primaryText } = plan.ads[0]!;
  expect(ads.find(({ id }) => id === adIds[0])).toMatchObject({ campaignId, adSetId, headline, primaryText });
});

test('what runs is paused by a word, and has figures after a while', async () => {
  const { campaignId, adSetId, adIds } = await meta.makeTree(account, planned());
  const order = { campaignId: campaignId!, adSetId: adSetId!, adIds: adIds.map((id) => id!) };
  await meta.launchTree(account, order);
  await control('POST', 'clock', { advanceMinutes: 3 * 24 * 60 });

  const since = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
  const until = new Date(Date.now() + 4 * 24 * 3_600_000).toISOString().slice(0, 10);
  const rows = await pageOf(meta.listInsights(account, { level: 'campaign', since, until }));
  const row = rows.find((one) => one.campaignId === campaignId)!;
  expect(row).toMatchObject({ adId: null, currency: 'NOK' });
  expect(row.spendMinor).toBeGreaterThan(0);
  expect(row.impressions).toBeGreaterThan(row.clicks);
  expect(row.counts.landingPageViews).toBeLessThanOrEqual(row.clicks);

  const daily = await pageOf(meta.listInsights(account, { level: 'ad', since, until, daily: true }));
  const mine = daily.filter((one) => one.campaignId === campaignId);
  expect(mine.length).toBeGreaterThan(2);
  expect(mine.every((one) => one.since === one.until && one.adId !== null)).toBe(true);

  await meta.setStatus(account, campaignId!, 'PAUSED');
  const campaigns = await pageOf(meta.listCampaigns(account));
  expect(campaigns.find(({ id }) => id === campaignId)).toMatchObject({ status: 'PAUSED' });
});

test('every call tells how much of the allowance is used', async () => {
  usages.length = 0;
  await pageOf(meta.listCampaigns(account));
  expect(usages.length).toBeGreaterThan(0);
  expect(usages[0]).toMatchObject({ adAccountId: account.id, waitMs: 0 });
});

test('a token that is over asks for a new sign-in, and one that is held back does not', async () => {
  const { accessToken, userId } = (await control('POST', 'tokens', { state: 'ok' })) as {
    accessToken: string;
    userId: string;
  };
  await control('POST', 'tokens', { userId, state: 'checkpoint' });
  await expect(meta.getPerson(accessToken)).rejects.toMatchObject({ failureKind: 'blocked', subcode: 459 });
  await control('POST', 'tokens', { userId, state: 'expired' });
  await expect(meta.getPerson(accessToken)).rejects.toMatchObject({
    failureKind: 'unauthorized',
    subcode: 463,
  });
});
