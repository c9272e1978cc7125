import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { answerLaw, prepareCampaign, upload, uploadPicture } from '#tests/campaigns.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { makeVideo } from '#tests/videos.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { releaseVideoLease, acquireVideoLease } from './video-queries.ts';

const { house, kari, latest } = await openPublishingHouse();

async function uploadVideo(fileName = 'winter.mp4', visitor = kari): Promise<string> {
  const answer = await upload(visitor, await makeVideo('mp4'), fileName);
  return answer.headers.get('x-media-id')!;
}

async function publish(changes: Partial<CampaignFields>, { launchImmediately = false } = {}) {
  const campaign = await prepareCampaign(kari, changes);
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately });
  return campaign;
}

/** Meta looks through a video for a few seconds. */
async function untilProcessed(): Promise<unknown[]> {
  await house.passTime(0.2);
  return house.retryJobs();
}

interface Creative {
  object_story_spec: { instagram_user_id?: string; video_data?: object; link_data?: object };
}

/** What Meta holds under the campaign of a run: its creatives in the order of its ads. */
async function creativesOf(campaignId: string) {
  const { facebookCampaignId } = (await latest(campaignId))!;
  const { meta } = await house.practice.state();
  const adSets = meta.adsets.filter(({ campaign_id: parent }) => parent === facebookCampaignId);
  const ads = meta.ads.filter(({ adset_id: parent }) => adSets.some(({ id }) => id === parent));
  // The sandbox keeps a creative as it was sent, and takes none without a story.
  return ads.map(
    ({ creative_id: id }) => meta.adcreatives.find((one) => one.id === id) as unknown as Creative,
  );
}

async function videosNamed(title: string) {
  const { meta } = await house.practice.state();
  return meta.advideos.filter((video) => video['title'] === title);
}

async function videoCount(): Promise<number> {
  return (await house.practice.state()).meta.advideos.length;
}

/** The one upload request after so many goes wrong. */
const cut = (kind: 'loses-answer' | 'drops', skip: number) =>
  house.practice.trouble({
    service: 'meta',
    method: 'POST',
    path: 'advideos',
    times: 1,
    skip,
    trouble: { kind },
  });

async function objectives(): Promise<Partial<CampaignFields>[]> {
  const connection = (await kari.ask.connections.get())!;
  const { forms } = await kari.ask.campaigns.listLeadForms({ pageId: connection.pages[0]!.id });
  const { pixels } = await kari.ask.campaigns.listPixels({ adAccountId: connection.adAccounts[0]!.id });
  return [
    { objective: 'traffic' },
    { objective: 'leads', leadFormId: forms.find(({ status }) => status === 'active')!.id },
    { objective: 'sales', pixelId: pixels[0]!.id },
  ];
}

test('a video is published for every objective, once Meta has looked through it', async () => {
  const mediaIds = [await uploadVideo()];
  const campaigns = [];
  for (const objective of await objectives()) {
    campaigns.push(await publish({ ...objective, mediaIds }, { launchImmediately: true }));
  }
  await house.runJobs();
  for (const { id } of campaigns) {
    expect(await latest(id)).toMatchObject({ status: 'waiting', problem: null });
  }

  expect(await untilProcessed()).toEqual([]);

  for (const { id, objective, leadFormId, websiteUrl } of campaigns) {
    expect(await latest(id)).toMatchObject({ status: 'published', problem: null });
    const value = objective === 'leads' ? { lead_gen_form_id: leadFormId } : { link: websiteUrl };
    const creatives = await creativesOf(id);
    expect(creatives).toHaveLength(2);
    for (const { object_story_spec: story } of creatives) {
      expect(story).not.toHaveProperty('link_data');
      expect(story.video_data).toMatchObject({ call_to_action: { value } });
    }
  }
  expect(await videosNamed('winter.mp4')).toHaveLength(1);
});

test('pictures and videos are dealt out to the ads in turn', async () => {
  const mediaIds = [await uploadPicture(kari, '#184'), await uploadVideo('mixed.mp4')];
  const { id } = await publish({ mediaIds });
  await house.runJobs();
  await untilProcessed();

  expect(await latest(id)).toMatchObject({ status: 'published' });
  const shown = (await creativesOf(id)).map(({ object_story_spec: story }) =>
    story.video_data ? 'video' : 'picture',
  );
  expect(shown.toSorted()).toEqual(['picture', 'video']);
});

test('the page’s Instagram account shows the video on Instagram', async () => {
  const { pages } = (await kari.ask.connections.get())!;
  const page = pages.find(({ instagramId }) => instagramId)!;
  const { id } = await publish({ mediaIds: [await uploadVideo()], facebookPageId: page.id });
  await house.runJobs();
  await untilProcessed();

  expect(await latest(id)).toMatchObject({ status: 'published' });
  const identities = (await creativesOf(id)).map(({ object_story_spec: story }) => story.instagram_user_id);
  expect(identities).toEqual([page.instagramId, page.instagramId]);
});

test.each([
  ['loses-answer', 'a part', 1],
  ['drops', 'a part', 1],
  ['loses-answer', 'the end', 2],
] as const)(
  'an upload that meets %s at %s goes on by itself, and one video is there',
  async (kind, _, skip) => {
    const fileName = `${kind} ${skip}.mp4`;
    await cut(kind, skip);
    const before = await videoCount();
    const { id } = await publish({ mediaIds: [await uploadVideo(fileName)] });
    await house.runJobs();
    expect(await latest(id)).toMatchObject({ status: 'waiting', problem: null });
    await house.retryJobs();
    await untilProcessed();

    expect(await latest(id)).toMatchObject({ status: 'published' });
    expect((await videoCount()) - before).toBe(1);
  },
);

test('a run that is cut off after the upload does not bring the video again', async () => {
  const before = await videoCount();
  const { id } = await publish({ mediaIds: [await uploadVideo('killed.mp4')] });
  await house.runJobs();
  await house.passTime(0.2);
  await house.practice.trouble({
    service: 'meta',
    method: 'POST',
    path: 'adcreatives',
    times: 1,
    trouble: { kind: 'drops' },
  });
  await house.retryJobs();
  expect(await latest(id)).toMatchObject({ status: 'waiting' });
  await untilProcessed();

  expect(await latest(id)).toMatchObject({ status: 'published' });
  expect((await videoCount()) - before).toBe(1);
});

test('while another run brings the same video, this one waits for it', async () => {
  const mediaId = await uploadVideo('shared.mp4');
  const { id, facebookAdAccountId } = await publish({ mediaIds: [mediaId] });
  const other = { adAccountId: facebookAdAccountId!, mediaId, holder: randomUUID() };
  await acquireVideoLease(house.ctx.db, other);
  await house.runJobs();
  expect(await latest(id)).toMatchObject({ status: 'waiting', problem: null });
  expect(await videosNamed('shared.mp4')).toEqual([]);

  await releaseVideoLease(house.ctx.db, other);
  await house.retryJobs();
  await untilProcessed();
  expect(await latest(id)).toMatchObject({ status: 'published' });
  expect(await videosNamed('shared.mp4')).toHaveLength(1);
});

test('a video that Meta cannot use ends the run in plain words, and another one can be published', async () => {
  const campaign = await publish({ mediaIds: [await uploadVideo('SIM_VIDEO_ERROR.mp4')] });
  await house.runJobs();
  await untilProcessed();

  expect(await latest(campaign.id)).toMatchObject({
    status: 'refused',
    problem: {
      title: 'Meta cannot use a video',
      reason: expect.stringContaining('could not be processed'),
      field: 'mediaIds',
      moneyAtRisk: false,
    },
  });
  const draft = await kari.ask.campaigns.get({ id: campaign.id });
  expect(draft.status).toBe('draft');
  const changes = { mediaIds: [await uploadVideo('better.mp4')] };
  await kari.ask.campaigns.update({ id: draft.id, version: draft.version, changes });
  await answerLaw(kari, draft.id);
  await kari.ask.publications.publish({ campaignId: draft.id, launchImmediately: false });
  await house.runJobs();
  await untilProcessed();
  expect(await latest(draft.id)).toMatchObject({ status: 'published' });
});

test('a video that somebody deleted at Meta is brought again', async () => {
  const mediaIds = [await uploadVideo('deleted.mp4')];
  const first = await publish({ mediaIds });
  await house.runJobs();
  await untilProcessed();
  expect(await latest(first.id)).toMatchObject({ status: 'published' });
  const [video] = await videosNamed('deleted.mp4');
  const { accessToken: token } = await house.practice.tokens({ state: 'ok' });
  const account = { id: first.facebookAdAccountId!, currency: first.currency, token };
  await house.ctx.meta.deleteSpares(account, [video!.id]);

  const second = await publish({ mediaIds });
  await house.runJobs();
  await house.retryJobs();
  await untilProcessed();
  expect(await latest(second.id)).toMatchObject({ status: 'published' });
});

test('while its ads are being reviewed a draft’s video goes up, and publishing need not wait for it', async () => {
  const campaign = await prepareCampaign(kari, { mediaIds: [await uploadVideo('ahead.mp4')] });
  await kari.ask.publications.check({ campaignId: campaign.id });
  await house.runJobs();
  await untilProcessed();
  const before = await videoCount();

  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: false });
  expect(await house.runJobs()).toEqual([]);

  expect(await latest(campaign.id)).toMatchObject({ status: 'published' });
  expect(await videoCount()).toBe(before);
});
