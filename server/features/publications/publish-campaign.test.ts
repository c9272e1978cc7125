import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const house = await openTestHouse();
let kari: Visitor;

beforeAll(async () => {
  kari = await house.visitor().join();
  await kari.connect();
  await house.subscribe(kari);
});
beforeEach(() => house.practice.behave());
afterAll(() => house.close());

async function publishNew({ launchImmediately = true } = {}) {
  const campaign = await prepareCampaign(kari);
  const publication = await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately });
  return { campaign, publication };
}

const latest = (campaignId: string) => kari.ask.publications.latest({ campaignId });

/** What Meta holds under one campaign, by kind. */
async function treeOf(facebookCampaignId: string) {
  const { meta } = await house.practice.state();
  const adSets = meta.adsets.filter(({ campaign_id: parent }) => parent === facebookCampaignId);
  const ads = meta.ads.filter(({ adset_id: parent }) => adSets.some(({ id }) => id === parent));
  return { campaign: meta.campaigns.find(({ id }) => id === facebookCampaignId)!, adSets, ads };
}

/** Campaigns that are alive at Meta under this name. */
async function livingCampaigns(name: string) {
  const { meta } = await house.practice.state();
  return meta.campaigns.filter((campaign) => campaign.name === name && campaign.status !== 'DELETED');
}

test('publishing makes the whole tree on Facebook and launches it when asked', async () => {
  const { campaign } = await publishNew();
  expect(await kari.ask.campaigns.get({ id: campaign.id })).toMatchObject({ status: 'publishing' });

  expect(await house.runJobs()).toEqual([]);

  const done = await latest(campaign.id);
  expect(done).toMatchObject({ status: 'published', problem: null });
  expect(done!.steps.every(({ state }) => state === 'done')).toBe(true);
  const tree = await treeOf(done!.facebookCampaignId!);
  expect(tree.campaign).toMatchObject({ name: 'Winter check', status: 'ACTIVE' });
  expect(tree.adSets.map(({ status }) => status)).toEqual(['ACTIVE']);
  expect(tree.ads.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE']);
  expect(await kari.ask.campaigns.get({ id: campaign.id })).toMatchObject({
    status: 'active',
    facebookCampaignId: done!.facebookCampaignId,
  });
});

test('without launching, everything is there and paused', async () => {
  const { campaign } = await publishNew({ launchImmediately: false });
  await house.runJobs();

  const tree = await treeOf((await latest(campaign.id))!.facebookCampaignId!);
  expect([tree.campaign, ...tree.adSets, ...tree.ads].map(({ status }) => status)).toEqual(
    Array(4).fill('PAUSED'),
  );
});

test('pressing Publish twice makes one run and one tree', async () => {
  const campaign = await prepareCampaign(kari, { title: 'Pressed twice' });
  const wish = { campaignId: campaign.id, launchImmediately: true };
  const [first, second] = await Promise.all([
    kari.ask.publications.publish(wish),
    kari.ask.publications.publish(wish),
  ]);
  expect(second.id).toBe(first.id);

  await house.runJobs();

  expect(await livingCampaigns('Pressed twice')).toHaveLength(1);
  await expect(kari.ask.publications.publish(wish)).rejects.toMatchObject({ code: 'ALREADY_PUBLISHED' });
});

test('when Meta’s answer is lost, what it made is found and adopted', async () => {
  const campaign = await prepareCampaign(kari, { title: 'Lost answer' });
  await house.practice.trouble({
    service: 'meta',
    method: 'POST',
    path: 'campaigns',
    times: 1,
    trouble: { kind: 'loses-answer' },
  });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });

  await house.runJobs();
  await house.retryJobs();

  expect(await latest(campaign.id)).toMatchObject({ status: 'published' });
  expect(await livingCampaigns('Lost answer')).toHaveLength(1);
});

test('when the connection is cut before Meta did anything, it is made once, after a look around', async () => {
  const campaign = await prepareCampaign(kari, { title: 'Cut before' });
  await house.practice.trouble({
    service: 'meta',
    method: 'POST',
    path: 'campaigns',
    times: 1,
    trouble: { kind: 'drops' },
  });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });

  await house.runJobs();
  expect(await latest(campaign.id)).toMatchObject({ status: 'waiting' });
  expect(await livingCampaigns('Cut before')).toHaveLength(0);
  await house.passTime(0.1);
  await house.retryJobs();

  expect(await latest(campaign.id)).toMatchObject({ status: 'published' });
  expect(await livingCampaigns('Cut before')).toHaveLength(1);
});

test('when Meta says no, nothing is left there and the owner reads Meta’s own words', async () => {
  const campaign = await prepareCampaign(kari, { title: 'Refused' });
  await house.practice.trouble({
    service: 'meta',
    path: 'adsets',
    times: 1,
    trouble: { kind: 'error', status: 400, code: 100, subcode: 1885272, message: 'Your budget is too low.' },
  });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });

  await house.runJobs();

  const refused = await latest(campaign.id);
  expect(refused).toMatchObject({ status: 'refused' });
  expect(refused!.problem!.reason).not.toBe('');
  expect(await livingCampaigns('Refused')).toHaveLength(0);
  expect(await kari.ask.campaigns.get({ id: campaign.id })).toMatchObject({ status: 'draft' });
});

test('a no that Meta gives to one field names that field, and publishing again after the change works', async () => {
  const { locations } = await kari.ask.campaigns.searchLocations({ query: 'Norway' });
  const norway = locations.find(({ type }) => type === 'country')!;
  const draft = await prepareCampaign(kari, { title: 'Overlap' });
  const both = [...draft.locations, norway];
  const { version } = await kari.ask.campaigns.update({
    id: draft.id,
    version: draft.version,
    changes: { locations: both },
  });
  const wish = { campaignId: draft.id, launchImmediately: false };
  await kari.ask.publications.publish(wish);
  await house.runJobs();
  expect((await latest(draft.id))!.problem).toMatchObject({ field: 'locations' });
  expect(await livingCampaigns('Overlap')).toHaveLength(0);

  await kari.ask.campaigns.update({ id: draft.id, version, changes: { locations: [norway] } });
  await kari.ask.publications.publish(wish);
  await house.runJobs();

  expect(await latest(draft.id)).toMatchObject({ status: 'published' });
  expect(await livingCampaigns('Overlap')).toHaveLength(1);
});

test('leads go to the chosen form and sales to the chosen pixel', async () => {
  const connection = (await kari.ask.connections.get())!;
  const [page] = connection.pages;
  const { forms } = await kari.ask.campaigns.listLeadForms({ pageId: page!.id });
  const { pixels } = await kari.ask.campaigns.listPixels({ adAccountId: connection.adAccounts[0]!.id });
  const form = forms.find(({ status }) => status === 'active')!;
  const pixel = pixels[0]!;
  const leads = await prepareCampaign(kari, { title: 'Leads', objective: 'leads', leadFormId: form.id });
  const sales = await prepareCampaign(kari, { title: 'Sales', objective: 'sales', pixelId: pixel.id });
  for (const { id } of [leads, sales]) {
    await kari.ask.publications.publish({ campaignId: id, launchImmediately: true });
  }

  expect(await house.runJobs()).toEqual([]);

  const leadsTree = await treeOf((await latest(leads.id))!.facebookCampaignId!);
  expect(leadsTree.adSets[0]).toMatchObject({
    destination_type: 'ON_AD',
    promoted_object: { page_id: page!.id },
  });
  const { meta } = await house.practice.state();
  expect(JSON.stringify(meta.adcreatives)).toContain(`"lead_gen_form_id":"${form.id}"`);
  const salesTree = await treeOf((await latest(sales.id))!.facebookCampaignId!);
  expect(salesTree.adSets[0]).toMatchObject({
    promoted_object: { pixel_id: pixel.id, custom_event_type: 'PURCHASE' },
  });
});

test('while Meta asks to slow down, the run waits and goes on by itself', async () => {
  const campaign = await prepareCampaign(kari, { title: 'Throttled' });
  await house.practice.trouble({
    service: 'meta',
    path: 'campaigns',
    times: 1,
    trouble: { kind: 'error', status: 400, code: 17, subcode: 2446079 },
  });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });

  await house.runJobs();
  expect(await latest(campaign.id)).toMatchObject({
    status: 'waiting',
    waiting: { for: 'slow-down' },
    problem: null,
  });
  await house.retryJobs();

  expect(await latest(campaign.id)).toMatchObject({ status: 'published' });
  expect(await livingCampaigns('Throttled')).toHaveLength(1);
});

test('a dead token ends a run that has made nothing yet, and asks to reconnect', async () => {
  const ola = await house.visitor().join();
  await ola.connect();
  const campaign = await prepareCampaign(ola, { title: 'Expired' });
  await house.practice.tokens({ state: 'expired' });
  await ola.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true });

  await house.runJobs();

  const refused = await ola.ask.publications.latest({ campaignId: campaign.id });
  expect(refused).toMatchObject({ status: 'refused' });
  expect(refused!.problem!.title).toContain('reconnect');
  expect((await ola.ask.connections.get())!.broken).toContain('run out');
  expect(await ola.ask.campaigns.get({ id: campaign.id })).toMatchObject({ status: 'draft' });

  await kari.connect();
});

test('a run whose Facebook account is unlinked before it begins ends, and a broken link begins none', async () => {
  const ola = await house.visitor().join();
  await ola.connect();
  const campaign = await prepareCampaign(ola, { title: 'Unlinked' });
  const wish = { campaignId: campaign.id, launchImmediately: true };
  await ola.ask.publications.publish(wish);
  await ola.ask.connections.disconnect();

  expect(await house.runJobs()).toEqual([]);

  expect(await ola.ask.publications.latest({ campaignId: campaign.id })).toMatchObject({ status: 'refused' });
  expect(await livingCampaigns('Unlinked')).toHaveLength(0);

  await ola.connect();
  await house.practice.tokens({ state: 'expired' });
  await expect(ola.ask.connections.refresh()).rejects.toMatchObject({ code: 'CONNECTION_BROKEN' });
  await expect(ola.ask.publications.publish(wish)).rejects.toMatchObject({ code: 'CONNECTION_BROKEN' });
  expect(await ola.ask.campaigns.get({ id: campaign.id })).toMatchObject({ status: 'draft' });

  await kari.connect();
});

test('who watches a run sees it move, and hears of its end', async () => {
  const { publication } = await publishNew();
  const watching = await kari.ask.publications.watch({ id: publication.id });
  const running = house.runJobs();
  const seen: string[] = [];
  for await (const { status, steps } of watching) {
    const step = steps.find(({ state }) => state === 'doing');
    seen.push(step?.name ?? status);
  }
  await running;
  expect(seen.at(0)).toBe('pictures');
  expect(seen.at(-1)).toBe('published');
  expect(seen).toEqual(expect.arrayContaining(['campaign', 'launch']));
});

test('a neighbour can neither publish nor follow somebody else’s campaign', async () => {
  const { campaign, publication } = await publishNew();
  const ola = await house.visitor().join();

  await expect(
    ola.ask.publications.publish({ campaignId: campaign.id, launchImmediately: true }),
  ).rejects.toMatchObject({ code: 'CAMPAIGN_NOT_FOUND' });
  await expect(ola.ask.publications.watch({ id: publication.id })).rejects.toMatchObject({
    code: 'PUBLICATION_NOT_FOUND',
  });
});
