import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { copyCampaign, makePicture, prepareCampaign, upload } from '#tests/campaigns.ts';
import { plumberPage, quoteForm } from '#tests/lead-campaigns.ts';
import { openPublishingHouse } from '#tests/publishing/publishing-house.ts';
import { beforeEach, expect, test } from 'vitest';
import { removeMedia } from '../media/queries.ts';

const { house, kari, latest } = await openPublishingHouse();
const { brandKit, campaigns, publications, media } = kari.ask;
beforeEach(() =>
  house.practice.turn({
    placement_pictures: 'kept',
    asset_feed_reads_back: 'as-sent',
    late_in_lists_seconds: 0,
  }),
);

let count = 0;
/** A picture no other test has. */
async function uploadNew(): Promise<string> {
  count += 1;
  const colour = `#${(count * 70_001).toString(16).padStart(6, '0')}`;
  return (await upload(kari, await makePicture(colour))).headers.get('x-media-id')!;
}

async function prepare(changes: Partial<CampaignFields> = {}) {
  const mediaId = await uploadNew();
  const designs = [{ mediaId, design: 'price-sticker' as const }];
  const campaign = await prepareCampaign(kari, { mediaIds: [mediaId], designs, ...changes });
  return { ...campaign, mediaId };
}

const publish = async (campaignId: string) => {
  const run = await publications.publish({ campaignId, launchImmediately: false });
  await house.runJobs();
  return run;
};

interface Feed {
  images: { hash: string; adlabels: { name: string }[] }[];
  bodies: { text: string }[];
  titles: { text: string }[];
}

/** What the first ad of a campaign shows at Meta, by shape, and how large that is. */
async function shownAtMeta(campaignId: string) {
  const { facebookCampaignId } = await campaigns.get({ id: campaignId });
  const { meta } = await house.practice.state();
  const adSet = meta.adsets.find((each) => each['campaign_id'] === facebookCampaignId)!;
  const ad = meta.ads.find((each) => each['adset_id'] === adSet.id)!;
  const creative = meta.adcreatives.find(({ id }) => id === ad['creative_id'])!;
  const feed = creative['asset_feed_spec'] as Feed | undefined;
  const shapes = feed?.images.map(({ hash, adlabels: [label] }) => {
    const image = meta.adimages.find((each) => each['hash'] === hash)!;
    return [label!.name, { hash, width: image['width'], height: image['height'] }] as const;
  });
  return { feed, creative, shapes: Object.fromEntries(shapes ?? []) };
}
const picturesAtMeta = async () => (await house.practice.state()).meta.adimages.length;

test('an ad in a design has a drawing for each placement, and one without has its photo', async () => {
  const { id, ads } = await prepare();
  await publish(id);
  expect(await latest(id)).toMatchObject({ status: 'published', problem: null });
  const { feed, shapes } = await shownAtMeta(id);
  expect(shapes).toMatchObject({
    '1x1': { width: 1080, height: 1080 },
    '4x5': { width: 1080, height: 1350 },
    '9x16': { width: 1080, height: 1920 },
  });
  expect(feed).toMatchObject({
    bodies: [{ text: ads[0]!.primaryText }],
    titles: [{ text: ads[0]!.headline }],
  });

  const plain = await prepare({ designs: [] });
  await publish(plain.id);
  expect((await shownAtMeta(plain.id)).feed).toBeUndefined();
});

test.each(['as-sent', 'enriched'])('a form goes with them, where feeds read back %s', async (form) => {
  await house.practice.turn({ asset_feed_reads_back: form });
  const { id } = await prepare({ objective: 'leads', leadFormId: quoteForm, facebookPageId: plumberPage });
  await publish(id);
  expect(await latest(id)).toMatchObject({ status: 'published' });
  expect((await shownAtMeta(id)).feed).toMatchObject({
    call_to_actions: [{ value: { lead_gen_form_id: quoteForm } }],
  });
});

test('where Meta keeps one picture alone, nothing is published, and it is said which ad differs', async () => {
  await house.practice.turn({ placement_pictures: 'collapsed' });
  const { id, title } = await prepare({ title: 'Collapsed' });
  await publish(id);
  const run = await latest(id);
  expect(run).toMatchObject({ status: 'refused' });
  expect(run!.problem!.reason).toContain(`${title} · Ad 1`);
  expect(await campaigns.get({ id })).toMatchObject({ status: 'draft' });
});

test('what was approved is drawn, whatever is said of it before the work begins', async () => {
  const campaign = await prepare();
  await publish(campaign.id);
  const seen = (await shownAtMeta(campaign.id)).shapes['1x1']!.hash;

  const again = await copyCampaign(kari, { ...fieldsOf(campaign), title: 'Once more' });
  await publications.publish({ campaignId: again.id, launchImmediately: false });
  await brandKit.update({ colours: ['#ff00ff'] });
  await media.setFocalPoint({ id: campaign.mediaId, focalPoint: { x: 0.1, y: 0.1 } });
  const before = await picturesAtMeta();
  await house.runJobs();
  expect((await shownAtMeta(again.id)).shapes['1x1']!.hash).toBe(seen);
  expect(await picturesAtMeta()).toBe(before);

  const later = await copyCampaign(kari, { ...fieldsOf(campaign), title: 'In other colours' });
  await publish(later.id);
  expect((await shownAtMeta(later.id)).shapes['1x1']!.hash).not.toBe(seen);
  expect(await picturesAtMeta()).toBe(before + 3);
  await brandKit.update({ colours: [] });
});

test('drawings are brought while the ads are reviewed, and the dry run asks Meta with them', async () => {
  const { id } = await prepare();
  const before = await picturesAtMeta();
  await publications.check({ campaignId: id });
  await house.runJobs();
  expect(await picturesAtMeta()).toBe(before + 3);
  expect(await publications.dryRun({ campaignId: id })).toMatchObject({ accepted: true, problems: [] });
  await publish(id);
  expect(await picturesAtMeta()).toBe(before + 3);
});

test('a design that cannot be drawn any more counts as not chosen', async () => {
  const { id } = await prepare({ campaignPriceMinor: null, beforePriceMinor: null });
  await publish(id);
  expect(await latest(id)).toMatchObject({ status: 'published' });
  expect((await shownAtMeta(id)).feed).toBeUndefined();
});

test('where the logo is gone before it is drawn, nothing is published, and it is said', async () => {
  const logo = await uploadNew();
  await brandKit.update({ logoMediaId: logo });
  const mediaId = await uploadNew();
  const { id } = await prepareCampaign(kari, {
    mediaIds: [mediaId],
    designs: [{ mediaId, design: 'logo-corner' }],
  });
  await publications.publish({ campaignId: id, launchImmediately: false });
  await removeMedia(house.ctx.db, [logo]);
  await house.runJobs();
  expect(await latest(id)).toMatchObject({
    status: 'refused',
    problem: { code: 'media-gone', field: 'mediaIds' },
  });
  expect(await campaigns.get({ id })).toMatchObject({ status: 'draft' });
  // Without a logo the design counts as not chosen.
  await publish(id);
  expect(await latest(id)).toMatchObject({ status: 'published' });
  expect((await shownAtMeta(id)).feed).toBeUndefined();
});

test('an undo removes them, and the next publish takes the same drawings', async () => {
  const { id } = await prepare();
  const run = await publish(id);
  const before = await picturesAtMeta();
  await publications.undo({ id: run.id });
  await house.runJobs();
  expect(await latest(id)).toMatchObject({ status: 'undone' });
  await publish(id);
  expect(await latest(id)).toMatchObject({ status: 'published' });
  expect(await picturesAtMeta()).toBe(before);
});

test('drawings that Meta has lost are brought anew by the next publish', async () => {
  const { id } = await prepare();
  const no = { kind: 'error', status: 400, code: 100, subcode: 2446386 };
  await house.practice.trouble({ service: 'meta', path: '/adcreatives$', times: 1, trouble: no });
  await publish(id);
  expect(await latest(id)).toMatchObject({ status: 'refused', problem: { field: 'mediaIds' } });
  await publish(id);
  expect(await latest(id)).toMatchObject({ status: 'published' });
});

function fieldsOf({
  id: _id,
  version: _v,
  mediaId: _m,
  media: _media,
  ...rest
}: Awaited<ReturnType<typeof prepare>>) {
  const { status: _s, facebookCampaignId: _f, createdAt: _c, updatedAt: _u, ...fields } = rest;
  return fields;
}
