import { prepareCampaign } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import type { Visitor } from '#tests/visitor.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const house = await openTestHouse();
let kari: Visitor;

beforeAll(async () => {
  kari = await house.visitor().join();
  await kari.connect();
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
  await house.retryJobs();
  expect(await livingCampaigns('Cut before')).toHaveLength(0);
  await house.passTime(2);
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
