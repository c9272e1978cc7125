import { makePicture, prepareCampaign, upload } from '#tests/campaigns.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { expect, test } from 'vitest';

const { house, kari } = await openPublishingHouse();

/** A picture no other test has, wide enough to tell its scene from it. */
async function uploadWide(colour: string): Promise<string> {
  const answer = await upload(kari, await makePicture(colour, { width: 1290, height: 1080 }));
  return answer.headers.get('x-media-id')!;
}

async function widthsAtMeta(): Promise<unknown[]> {
  const { meta } = await house.practice.state();
  return meta.adimages.map(({ width }) => width);
}

test('what is published is the enhanced picture where that was chosen, and the original elsewhere', async () => {
  const mediaIds = [await uploadWide('#933'), await uploadWide('#363')];
  await Promise.all(mediaIds.map((id) => kari.ask.media.enhance({ id })));
  await house.runJobs();
  const before = (await widthsAtMeta()).length;
  const campaign = await prepareCampaign(kari, { mediaIds, enhancedMediaIds: mediaIds.slice(1) });
  await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: false });
  await house.runJobs();

  const run = await kari.ask.publications.latest({ campaignId: campaign.id });
  expect(run).toMatchObject({ status: 'published' });
  const widths = (await widthsAtMeta()).slice(before);
  expect(widths).toHaveLength(2);
  expect(widths.filter((width) => width === 1290)).toHaveLength(1);
});

test('the same picture goes up once as it is and once enhanced', async () => {
  const mediaId = await uploadWide('#339');
  await kari.ask.media.enhance({ id: mediaId });
  await house.runJobs();
  const before = (await widthsAtMeta()).length;
  for (const enhancedMediaIds of [[], [mediaId], [mediaId]]) {
    const campaign = await prepareCampaign(kari, { mediaIds: [mediaId], enhancedMediaIds });
    await kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: false });
    await house.runJobs();
    expect(await kari.ask.publications.latest({ campaignId: campaign.id })).toMatchObject({
      status: 'published',
    });
  }
  expect((await widthsAtMeta()).length - before).toBe(2);
});

test('a picture that is still to be enhanced is waited for before anything is published', async () => {
  const mediaId = await uploadWide('#993');
  const campaign = await prepareCampaign(kari, { mediaIds: [mediaId], enhancedMediaIds: [mediaId] });
  const publishing = kari.ask.publications.publish({ campaignId: campaign.id, launchImmediately: false });
  await expect(publishing).rejects.toMatchObject({
    code: 'CAMPAIGN_NOT_READY',
    data: { missing: [{ field: 'enhancedMediaIds', reason: expect.stringContaining('not enhanced yet') }] },
  });

  const { checks } = await kari.ask.publications.check({ campaignId: campaign.id });
  expect(checks.find(({ name }) => name === 'pictures')).toMatchObject({
    state: 'missing',
    text: 'Image validation failed: One of your pictures is not enhanced yet. Please wait for it, or choose its original.',
  });
});
