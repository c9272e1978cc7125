import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { at, type Fields, listOf, textOf } from '#sandbox/json.ts';
import { makeFilm } from '#sandbox/practice/practice-film.ts';
import {
  bergen,
  newAdSet,
  newCampaign,
  newCreative,
  newPlacementCreative,
} from '#sandbox/practice/practice-tree.ts';
import { nok, openPractice, type Practice } from '#sandbox/practice/practice.ts';
import { type Cursor, openOfficialSdk } from '#tests/official-sdk.ts';
import { serveHere } from '#tests/serve-here.ts';
import { formIds, pageIds } from './seed-ids.ts';

const film = new Response(makeFilm(9000, 1080, 1080, 6000));
const { practice, address, close } = await openOverHttp();
afterAll(close);

const sdk = openOfficialSdk(`${address}/meta`);
const api = sdk.FacebookAdsApi.init(practice.token, 'en_US', false);
const account = new sdk.AdAccount(nok);
const pageApi = new sdk.FacebookAdsApi(await pageToken(), 'en_US', false);

/** What the SDK throws, as `status code/subcode`. */
async function refusal(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ name: 'FacebookRequestError' });
  const [code, subcode] = [at(error, 'response.code'), at(error, 'response.error_subcode')];
  return `${textOf(at(error, 'status'))} ${[code, subcode].filter(Boolean).map(textOf).join('/')}`;
}

const bodyOf = async (rows: Promise<Cursor>) => textOf((await rows)[0]?._data['body']);

test('the whole tree is made, read, changed and removed', async () => {
  const campaign = await account.createCampaign(['id', 'name'], { ...newCampaign });
  expect(campaign._data['name']).toBe('Heat pumps');
  const adSet = await account.createAdSet([], newAdSet(campaign.id));
  const image = await account.createAdImage([], { bytes: await picture() });
  const hash = at(image._data, 'images.bytes.hash');
  const creative = await account.createAdCreative([], withPicture(hash));
  const made = await account.createAd([], {
    name: 'Ad',
    adset_id: adSet.id,
    creative: { creative_id: creative.id },
    status: 'PAUSED',
  });

  const ad = await new sdk.Ad(made.id).get([
    'name',
    'effective_status',
    'creative',
    'adset{name,campaign{name}}',
  ]);
  expect(ad._data).toMatchObject({
    name: 'Ad',
    creative: { id: creative.id },
    adset: { name: 'Bergen', campaign: { name: 'Heat pumps' } },
  });
  expect(await new sdk.Campaign(campaign.id).update([], { name: 'Warm floors' })).toMatchObject({
    success: true,
  });
  expect((await new sdk.Campaign(campaign.id).get(['name']))._data['name']).toBe('Warm floors');
  await new sdk.AdSet(adSet.id).update([], { daily_budget: 20_000 });
  expect((await new sdk.AdSet(adSet.id).get(['daily_budget']))._data['daily_budget']).toBe('20000');

  const below = await new sdk.Campaign(campaign.id).getAds(['name'], { limit: 5 });
  expect(below.map(({ id }) => id)).toEqual([made.id]);
  await new sdk.Campaign(campaign.id).delete();
  const left = await account.getCampaigns(['name'], { limit: 100 });
  expect(left.map(({ id }) => id)).not.toContain(campaign.id);
  expect((await new sdk.Ad(made.id).get(['effective_status']))._data['effective_status']).toBe('DELETED');
});

test('a video is fetched from its address, and found with its picture', async () => {
  const video = await account.createAdVideo([], { file_url: `${address}/film.mp4`, name: 'Film' });
  const state = async () =>
    at(await api.call('GET', [video.id], { fields: 'status' }), 'status.video_status');
  await expect
    .poll(async () => {
      await practice.advance(1);
      return state();
    })
    .toBe('ready');
  const videos = await account.getAdVideos(['title', 'length'], {});
  expect(videos.map(({ id }) => id)).toContain(video.id);
});

test('a long list is paged through to its end', async () => {
  const names = Array.from({ length: 7 }, (_, place) => `Page ${place}`);
  for (const name of names) await account.createCampaign([], { ...newCampaign, name });
  const filtering = [{ field: 'name', operator: 'CONTAIN', value: 'Page ' }];
  let page = await account.getCampaigns(['name'], { limit: 3, filtering, summary: 'total_count' });
  const seen: string[] = [];
  for (;;) {
    seen.push(...page.map(({ _data }) => textOf(_data['name'])));
    if (!page.hasNext()) break;
    page = await page.next();
  }
  expect(seen.toSorted()).toEqual(names);
});

test('a batch does what its calls say, and tells each what came of it', async () => {
  const batch = new sdk.FacebookAdsApiBatch(api);
  const heard: unknown[] = [];
  const hear = (name: string) => (answer: unknown) => heard.push(name, answer);
  batch.add(
    'POST',
    [nok, 'campaigns'],
    { ...newCampaign, name: 'Batched' },
    undefined,
    hear('made'),
    hear('no'),
  );
  batch.add('GET', ['me'], { fields: 'name' }, undefined, hear('read'), hear('no'));
  batch.add('GET', ['1'], {}, undefined, hear('found'), hear('missing'));
  await batch.execute();
  expect(heard.filter((each) => typeof each === 'string')).toEqual(['made', 'read', 'missing']);
  const campaigns = await account.getCampaigns(['name'], { limit: 100 });
  expect(campaigns.map(({ _data }) => _data['name'])).toContain('Batched');
});

test('figures come at once, and as a report', async () => {
  const { campaign, ad } = await plant('ACTIVE');
  await practice.advance(3 * 24 * 60);
  const params = { level: 'campaign', date_preset: 'last_3d', time_increment: 1 };
  const rows = await account.getInsights(['campaign_id', 'spend', 'impressions', 'actions'], params);
  const own = rows.filter(({ _data }) => _data['campaign_id'] === campaign);
  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(own.every(({ _data }) => Number(_data['spend']) > 0)).toBe(true);
  expect((await new sdk.Ad(ad).getInsights(['impressions'], {}))[0]?._data).toHaveProperty('impressions');

  const run = await account.getInsightsAsync(['ad_id', 'spend'], { level: 'ad', date_preset: 'maximum' });
  await expect
    .poll(async () => {
      await practice.advance(1);
      return (await run.get(['async_status', 'async_percent_completion']))._data['async_status'];
    })
    .toBe('Job Completed');
  const report = await run.getInsights([], { limit: 50 });
  expect(report.map(({ _data }) => _data['ad_id'])).toContain(ad);
});

test('an ad, a creative and a draft can be looked at', async () => {
  const { ad, creative } = await plant('PAUSED');
  const format = { ad_format: 'MOBILE_FEED_STANDARD' };
  const { object_story_spec: story } = newCreative;
  for (const rows of [
    new sdk.Ad(ad).getPreviews([], { ...format }),
    new sdk.AdCreative(creative).getPreviews([], { ...format }),
    account.getGeneratePreviews([], { ...format, creative: { object_story_spec: story } }),
  ])
    expect(await bodyOf(rows)).toMatch(/^<iframe src="http:\/\/127\.0\.0\.1:\d+\/meta\/preview/);
});

test('a creative has a picture for each placement, and goes where an ad goes', async () => {
  const { campaign } = await plant('PAUSED');
  const upload = async (height: number) => {
    const image = await account.createAdImage([], { bytes: await picture(height) });
    return textOf(at(image._data, 'images.bytes.hash'));
  };
  const hashes = { square: await upload(1080), tall: await upload(1350), story: await upload(1920) };
  const wished = newPlacementCreative(hashes);
  const made = await account.createAdCreative([], structuredClone(wished));
  const creative = await new sdk.AdCreative(made.id).get(['asset_feed_spec', 'call_to_action_type']);
  expect(creative._data).toMatchObject({
    asset_feed_spec: wished.asset_feed_spec,
    call_to_action_type: 'SIGN_UP',
  });
  const [adSet] = await new sdk.Campaign(campaign).getAdSets(['id'], {});
  const ad = await account.createAd([], {
    name: 'By placement',
    adset_id: adSet!.id,
    creative: { creative_id: made.id },
  });
  for (const [ad_format, hash] of [
    ['INSTAGRAM_STORY', hashes.story],
    ['INSTAGRAM_STANDARD', hashes.tall],
    ['MARKETPLACE_MOBILE', hashes.square],
  ] as const) {
    const frame = await bodyOf(new sdk.Ad(ad.id).getPreviews([], { ad_format }));
    const page = await fetch(/src="([^"]+)"/.exec(frame)![1]!.replaceAll('&amp;', '&'));
    expect(await page.text()).toContain(hash);
  }
});

test('a page makes a form, people answer it, and the page reads their answers', async () => {
  const page = new sdk.Page(pageIds.plumber, {}, undefined, pageApi);
  const form = await page.createLeadGenForm([], {
    name: 'Asked by the SDK',
    questions: [{ type: 'FULL_NAME' }, { type: 'EMAIL' }],
    privacy_policy: { url: 'https://bergenror.example/privacy', link_text: 'Privacy' },
    follow_up_action_url: 'https://bergenror.example',
    locale: 'NB_NO',
  });
  const forms = await page.getLeadGenForms(['name', 'status'], { limit: 50 });
  expect(forms.map(({ id }) => id)).toContain(form.id);
  const opened = new sdk.LeadgenForm(form.id, {}, undefined, pageApi);
  await opened.createTestLead([], { field_data: [{ name: 'full_name', values: ['Kari Nordmann'] }] });
  await practice.control('leads', { formId: form.id, count: 2 });
  const leads = await opened.getLeads(['field_data', 'created_time'], { limit: 50 });
  expect(leads.length).toBeGreaterThanOrEqual(2);
  expect(listOf(leads[0]?._data['field_data']).map((each) => at(each, 'name'))).toContain('full_name');
  expect((await page.createSubscribedApp([], { subscribed_fields: ['leadgen'] }))._data['success']).toBe(
    true,
  );
  expect(await refusal(new sdk.LeadgenForm(formIds.cakes, {}, undefined, pageApi).getLeads([], {}))).toMatch(
    /^40/,
  );
});

test('labels are stuck on campaigns, which are found by them', async () => {
  const { campaign } = await plant('PAUSED');
  const label = await account.createAdLabel([], { name: 'Autumn' });
  await new sdk.Campaign(campaign).createAdLabel([], { adlabels: [{ id: label.id }] });
  const found = await account.getCampaignsByLabels(['name'], { ad_label_ids: [label.id], operator: 'ANY' });
  expect(found.map(({ id }) => id)).toEqual([campaign]);
});

test('copies, pixels, people, pages and places', async () => {
  const { ad } = await plant('PAUSED');
  const copy = await new sdk.Ad(ad).createCopy([], { status_option: 'PAUSED' });
  expect(textOf(copy._data['copied_ad_id'])).not.toBe(ad);
  expect((await account.getAdsPixels(['name'], {})).length).toBeGreaterThan(0);
  const accounts = await new sdk.User('me').getAdAccounts(['currency'], {});
  expect(accounts.map(({ _data }) => _data['currency'])).toContain('USD');
  expect((await new sdk.User('me').getAccounts(['name'], {})).map(({ id }) => id)).toContain(pageIds.plumber);
  const places = await api.call('GET', ['search'], {
    type: 'adgeolocation',
    location_types: ['city'],
    q: 'Bergen',
  });
  expect(listOf(places['data']).map((place) => at(place, 'key'))).toContain(bergen);
});

test('what Meta refuses is thrown as the SDK’s own error', async () => {
  expect(await refusal(account.createCampaign([], { name: 'Half' }))).toBe('400 100');
  expect(await refusal(account.createAdSet([], { ...newAdSet('1') }))).toMatch(/^400 100/);
  expect(await refusal(new sdk.Campaign('1').get(['name']))).toBe('400 100/33');
  await practice.control('troubles', {
    service: 'meta',
    times: 1,
    trouble: { kind: 'error', status: 400, code: 17 },
  });
  expect(await refusal(account.getCampaigns(['name'], {}))).toBe('400 17/2446079');
});

test('usage is told in headers', async () => {
  const curious = new sdk.FacebookAdsApi(practice.token, 'en_US', false).setShowHeader(true);
  const answer = await curious.call('GET', [nok], { fields: 'name' });
  expect(at(answer, 'headers.x-business-use-case-usage')).toContain(nok.slice(4));
});

async function plant(status: string): Promise<{ campaign: string; ad: string; creative: string }> {
  const campaign = await account.createCampaign([], { ...newCampaign, status });
  const adSet = await account.createAdSet([], { ...newAdSet(campaign.id), status });
  const creative = await account.createAdCreative([], structuredClone(newCreative));
  const ad = await account.createAd([], {
    name: 'Ad',
    status,
    adset_id: adSet.id,
    creative: { creative_id: creative.id },
  });
  return { campaign: campaign.id, ad: ad.id, creative: creative.id };
}

async function picture(height = 1080): Promise<string> {
  const image = sharp({ create: { width: 1080, height, channels: 3, background: '#2b6f8f' } });
  return (await image.jpeg().toBuffer()).toString('base64');
}

function withPicture(hash: unknown): Fields {
  const story = structuredClone(newCreative);
  Object.assign(at(story, 'object_story_spec.link_data') as Fields, { image_hash: hash });
  return story;
}

async function pageToken(): Promise<string> {
  const page = await new sdk.Page(pageIds.plumber).get(['access_token']);
  return textOf(page._data['access_token']);
}

/** The sandbox on a port of its own, as a real client would meet it. */
async function openOverHttp(): Promise<{ practice: Practice; address: string; close(): Promise<void> }> {
  let answer: (request: Request) => Promise<Response> = () => Promise.reject(new Error('Not open yet.'));
  const { url, close } = await serveHere((request) => answer(request));
  const opened = await openPractice({ publicUrl: url });
  answer = (request) =>
    request.url.endsWith('/film.mp4') ? Promise.resolve(film.clone()) : opened.fetch(request);
  return {
    practice: opened,
    address: url,
    async close() {
      await close();
      await opened.close();
    },
  };
}
