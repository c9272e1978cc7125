import { prepareCampaign } from '#tests/campaigns.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { expect, test } from 'vitest';

const { house, kari } = await openPublishingHouse();

/** Everything that is not fine, by name. */
async function troublesOf(campaignId: string, visitor = kari): Promise<Record<string, string>> {
  const { checks } = await visitor.ask.publications.check({ campaignId });
  return Object.fromEntries(
    checks.filter(({ state }) => state !== 'fine').map(({ name, state }) => [name, state]),
  );
}

async function change(draft: { id: string; version: number }, changes: object) {
  return kari.ask.campaigns.update({ id: draft.id, version: draft.version, changes });
}

test('a draft that lacks nothing is fine all over, and its pictures go up meanwhile', async () => {
  const draft = await prepareCampaign(kari, { title: 'Checked' });
  expect(await troublesOf(draft.id)).toEqual({});
  const { checks } = await kari.ask.publications.check({ campaignId: draft.id });
  expect(checks.map(({ name }) => name)).toEqual([
    'plan',
    'connection',
    'permissions',
    'account',
    'payment',
    'page-role',
    'budget',
    'places',
    'category',
    'texts',
    'pictures',
    'website',
    'law',
  ]);

  expect(await house.runJobs()).toEqual([]);
  await kari.ask.publications.publish({ campaignId: draft.id, launchImmediately: false });
  const before = (await house.practice.requests()).at(-1)!.seq;
  await house.runJobs();
  const requests = await house.practice.requests(before);
  expect(requests.filter(({ path }) => path.includes('adimages'))).toEqual([]);
});

test('what the person can put right is named with its field', async () => {
  const draft = await prepareCampaign(kari, { title: 'Much to do', objective: 'sales' });
  const [ad, ...others] = draft.ads;
  await change(draft, {
    dailyBudgetMinor: 10,
    locations: draft.locations.map((place) => ({ ...place, radiusKm: 10 })),
    ads: [{ ...ad!, headline: 'A headline that goes on and on, well past what anybody sees' }, ...others],
    specialAdCategory: 'housing',
    pixelId: '1',
  });
  expect(await troublesOf(draft.id)).toEqual({
    budget: 'missing',
    places: 'warning',
    texts: 'warning',
    category: 'missing',
    law: 'missing',
    pixel: 'missing',
  });
  const { checks } = await kari.ask.publications.check({ campaignId: draft.id });
  expect(checks.find(({ name }) => name === 'budget')).toMatchObject({ field: 'dailyBudgetMinor' });
});

test('a form that is archived or on another page is seen before Meta says no', async () => {
  const [page] = (await kari.ask.connections.get())!.pages;
  const { forms } = await kari.ask.campaigns.listLeadForms({ pageId: page!.id });
  const good = await prepareCampaign(kari, {
    objective: 'leads',
    leadFormId: forms.find(({ status }) => status === 'active')!.id,
  });
  expect(await troublesOf(good.id)).toEqual({});
  const draft = await prepareCampaign(kari, { objective: 'leads', leadFormId: '12' });
  expect(await troublesOf(draft.id)).toEqual({ form: 'missing' });
});

test('what Facebook does not answer is unknown, and never said to be fine', async () => {
  const draft = await prepareCampaign(kari);
  await house.practice.trouble({
    service: 'meta',
    path: '/me/(adaccounts|accounts|permissions)$',
    times: 20,
    trouble: { kind: 'error', status: 500, code: 2 },
  });
  expect(await troublesOf(draft.id)).toEqual({
    permissions: 'unknown',
    account: 'unknown',
    payment: 'unknown',
    'page-role': 'unknown',
    budget: 'unknown',
  });
});

test('a permission, role or link that is gone is named', async () => {
  const ola = await house.visitor().join();
  await ola.connect();
  const draft = await prepareCampaign(ola);
  await house.practice.tokens({ state: 'ok', scopes: ['public_profile', 'ads_management'], accounts: [] });
  expect(await troublesOf(draft.id, ola)).toMatchObject({ permissions: 'missing' });

  await house.practice.tokens({ state: 'expired' });
  expect(await troublesOf(draft.id, ola)).toMatchObject({ connection: 'missing', account: 'unknown' });
  await expect(kari.ask.publications.check({ campaignId: draft.id })).rejects.toMatchObject({
    code: 'CAMPAIGN_NOT_FOUND',
  });
  await house.practice.tokens({ state: 'ok' });
  await kari.connect();
});

test('a dry run makes nothing, and tells what Meta would refuse', async () => {
  const draft = await prepareCampaign(kari, { title: 'Only looking' });
  expect(await kari.ask.publications.dryRun({ campaignId: draft.id })).toEqual({
    accepted: true,
    problems: [],
  });
  const { meta } = await house.practice.state();
  expect(meta.campaigns.filter(({ name }) => name === 'Only looking')).toEqual([]);
  expect(await kari.ask.campaigns.get({ id: draft.id })).toMatchObject({ status: 'draft' });

  await change(draft, { websiteUrl: 'https://10.0.0.1/offer' });
  const refused = await kari.ask.publications.dryRun({ campaignId: draft.id });
  expect(refused.accepted).toBe(false);
  expect(refused.problems[0]!.reason).not.toBe('');
});

test('a dry run says so when the draft is not ready or Facebook does not answer', async () => {
  const draft = await prepareCampaign(kari);
  await house.practice.trouble({
    service: 'meta',
    path: '/adcreatives$',
    times: 1,
    trouble: { kind: 'drops' },
  });
  await expect(kari.ask.publications.dryRun({ campaignId: draft.id })).rejects.toMatchObject({
    code: 'FACEBOOK_UNAVAILABLE',
  });
  await change(draft, { locations: [] });
  await expect(kari.ask.publications.dryRun({ campaignId: draft.id })).rejects.toMatchObject({
    code: 'CAMPAIGN_NOT_READY',
  });
});
