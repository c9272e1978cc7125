import { prepareCampaign } from '#tests/campaigns.ts';
import { followPublication } from '#tests/publishing/follow-publication.ts';
import { livingTrees } from '#tests/publishing/living-trees.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { expect, test } from 'vitest';

const { house, kari, latest } = await openPublishingHouse();

async function publishNew({ launchImmediately = true } = {}) {
  const campaign = await prepareCampaign(kari);
  const publication = await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately });
  return { campaign, publication };
}

/** What Meta holds under one campaign, by kind. */
async function treeOf(facebookCampaignId: string) {
  const { meta } = await house.practice.state();
  const adSets = meta.adsets.filter(({ campaign_id: parent }) => parent === facebookCampaignId);
  const ads = meta.ads.filter(({ adset_id: parent }) => adSets.some(({ id }) => id === parent));
  return { campaign: meta.campaigns.find(({ id }) => id === facebookCampaignId)!, adSets, ads };
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

test('the ads at Meta are told in the order of those selected, and none of a campaign that is a draft', async () => {
  const draft = await prepareCampaign(kari, { title: 'In turn' });
  expect(draft.facebookAdIds).toEqual([]);
  const ads = draft.ads.map((ad, place) => ({ ...ad, selected: place === 1 || place === 4 }));
  await kari.ask.campaigns.update({ id: draft.id, version: draft.version, changes: { ads } });
  await kari.ask.publications.publish({ campaignId: draft.id, launchImmediately: false });
  await house.runJobs();

  const { facebookCampaignId, facebookAdIds } = await kari.ask.campaigns.get({ id: draft.id });
  const { ads: held } = await treeOf(facebookCampaignId!);
  const names = facebookAdIds.map((adId) => held.find(({ id }) => id === adId)!.name);
  expect(names).toHaveLength(2);
  expect(names).toEqual(names.toSorted());
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
  const input = { campaignId: campaign.id, launchImmediately: true };
  const [first, second] = await Promise.all([
    kari.ask.publications.publish(input),
    kari.ask.publications.publish(input),
  ]);
  expect(second.id).toBe(first.id);

  await house.runJobs();

  expect(await livingTrees(house.practice, 'Pressed twice')).toHaveLength(1);
  await expect(kari.ask.publications.publish(input)).rejects.toMatchObject({ code: 'ALREADY_PUBLISHED' });
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

test('who watches a run sees it move, and hears of its end', async () => {
  const { id: campaignId } = await prepareCampaign(kari);
  const begin = () => kari.ask.publications.publish({ campaignId, launchImmediately: true });
  // Steps in quick succession are told as one, so Meta takes its time.
  await house.practice.latency(300);
  let running: Promise<unknown> | undefined;
  const seen: string[] = [];
  for await (const { status, steps } of followPublication(kari.ask, begin)) {
    const step = steps.find(({ state }) => state === 'doing');
    seen.push(step?.name ?? status);
    // The run begins once somebody is seen to watch.
    running ??= house.runJobs();
  }
  await running;
  await house.practice.latency(0);
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
  await expect(ola.ask.operations.get({ id: publication.id })).rejects.toMatchObject({
    code: 'CHANGE_NOT_FOUND',
  });
});
