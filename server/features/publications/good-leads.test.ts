import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { prepareCampaign } from '#tests/campaigns.ts';
import { openFit } from '#tests/publishing/good-leads.ts';
import { openTestHouse } from '#tests/house.ts';
import { plumberPage, quoteForm } from '#tests/lead-campaigns.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';

const house = await openTestHouse();
const { practice } = house;
const { kari } = await openFit(house);
beforeEach(() => practice.behave());
afterAll(() => house.close());

const good: Partial<CampaignFields> = {
  objective: 'leads',
  leadFormId: quoteForm,
  facebookPageId: plumberPage,
  seeksGoodLeads: true,
};

async function publish(changes: Partial<CampaignFields> = good) {
  const { id: campaignId } = await prepareCampaign(kari, changes);
  await kari.ask.publications.publish({ campaignId, launchImmediately: false });
  await house.runJobs();
  return (await kari.ask.publications.latest({ campaignId }))!;
}

interface AdSet {
  campaign_id?: string;
  parent?: string;
  optimization_goal: string;
  promoted_object: Record<string, string>;
}

async function newestAdSet(): Promise<AdSet> {
  const { meta } = await practice.call<{ meta: { adsets: AdSet[] } }>('GET', 'state');
  return meta.adsets.at(-1)!;
}

const checkOf = async (campaignId: string, who = kari) =>
  (await who.ask.publications.check({ campaignId })).checks.find(({ name }) => name === 'good-leads');

test('whoever has what Meta asks for publishes for good leads, and the live page says so', async () => {
  expect(await kari.ask.campaigns.findGoodLeads()).toEqual({ isOffered: true });
  const { id } = await prepareCampaign(kari, good);
  expect(await checkOf(id)).toMatchObject({ state: 'fine', code: 'good-leads-fine' });
  const { status, facebookCampaignId } = await publish();
  expect(status).toBe('published');
  const [dataset] = await kari.ask.leads.listDatasets();
  expect(await newestAdSet()).toMatchObject({
    optimization_goal: 'QUALITY_LEAD',
    promoted_object: {
      page_id: plumberPage,
      lead_ads_selected_pixel_id: dataset!.id,
      lead_ads_form_event_source_type: 'offsite_crm',
    },
  });
  await house.passTime(15);
  for (const _look of [1, 2]) {
    await kari.ask.liveCampaigns.sync({ type: 'manual' });
    await house.runJobs();
    await house.passTime(15);
  }
  const live = { facebookCampaignId: facebookCampaignId!, period: '7d' as const };
  const { adSets } = await kari.ask.liveCampaigns.get(live);
  expect(adSets).toMatchObject([{ seeksGoodLeads: true }]);
  expect(await kari.ask.liveCampaigns.listDrifts({ facebookCampaignId: facebookCampaignId! })).toMatchObject({
    drifts: [],
  });
});

test('ordinary leads are published as before', async () => {
  expect(await publish({ ...good, seeksGoodLeads: false })).toMatchObject({ status: 'published' });
  expect(await newestAdSet()).toMatchObject({
    optimization_goal: 'LEAD_GENERATION',
    promoted_object: { page_id: plumberPage },
  });
});

test('whoever lacks it is refused in plain words before anything is sent, and chooses ordinary leads', async () => {
  const ola = await house.visitor().join();
  await ola.connect();
  await house.subscribe(ola);
  expect(await ola.ask.campaigns.findGoodLeads()).toEqual({ isOffered: false });
  const { id, version } = await prepareCampaign(ola, good);
  expect(await checkOf(id, ola)).toMatchObject({ state: 'missing', field: 'seeksGoodLeads' });
  await expect(
    ola.ask.publications.publish({ campaignId: id, launchImmediately: false }),
  ).rejects.toMatchObject({
    code: 'CAMPAIGN_NOT_READY',
    data: {
      missing: [
        {
          code: 'good-leads',
          reason: 'Meta does not look for good leads for your account yet. Choose as many leads as possible.',
        },
      ],
    },
  });
  await ola.ask.campaigns.update({ id, version, changes: { seeksGoodLeads: false } });
  expect(await checkOf(id, ola)).toBeUndefined();
});

test('an approval is of the goal too', async () => {
  const { id, version } = await prepareCampaign(kari, good);
  const contentNow = () =>
    kari
      .workspaceId()
      .then((of) => house.ctx.readApprovable(house.ctx.db, of, { campaignId: id, now: house.ctx.now() }));
  const [dataset] = await kari.ask.leads.listDatasets();
  expect(await contentNow()).toMatchObject({ goodLeadsDatasetId: dataset!.id });
  await kari.ask.campaigns.update({ id, version, changes: { seeksGoodLeads: false } });
  expect(await contentNow()).not.toHaveProperty('goodLeadsDatasetId');
});

test.each([
  ['good_leads_promoted_object', 'page-only', 'good-leads'],
  ['good_leads_promoted_object', 'either', undefined],
  ['good_leads_read_back', 'without-dataset', undefined],
  ['good_leads_read_back', 'as-leads', 'mismatch'],
])(
  'however Meta takes it, what was approved is published or nothing is: %s %s',
  async (name, value, code) => {
    await practice.call('POST', 'switches', { [name]: value });
    const { status, problem } = await publish();
    expect(problem?.code).toBe(code);
    expect(status).toBe(code ? 'refused' : 'published');
    const usual = { good_leads_promoted_object: 'with-dataset', good_leads_read_back: 'as-sent' };
    await practice.call('POST', 'switches', usual);
  },
);

test('where Meta knows too little of the leads of a page by its own count, it refuses, and that is told', async () => {
  const { status, problem } = await publish({
    ...good,
    leadFormId: '5100000000000003',
    facebookPageId: '3100000000000002',
  });
  expect(status).toBe('refused');
  expect(problem).toMatchObject({
    title: 'Meta does not look for good leads here',
    nextStep: 'Choose as many leads as possible, then publish again.',
  });
});
