import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nothingInIt } from '#contract/compliance/picture.ts';
import type { NewAd } from '#contract/live/steering.ts';
import { campaigns } from '#server/features/campaigns/tables.ts';
import { openWebPictures } from '#server/gateways/web-pictures/web-pictures.ts';
import { makePicture, uploadPicture } from '#tests/campaigns.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, template, newCampaign, sync, meanwhile, finish } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
const mediaId = await uploadPicture(kari, '#aa5500');
beforeEach(() => practice.behave());
afterAll(() => house.close());

const words = {
  headline: 'Cold again?',
  primaryText: 'We come the same day.',
  description: 'Fixed price',
  callToAction: 'LEARN_MORE',
};
const withPicture = (headline: string): NewAd => ({ ...words, headline, mediaId });

async function newTarget(changes: Parameters<typeof newCampaign>[0] = {}) {
  const campaign = await newCampaign(changes);
  const { adSets } = await liveCampaigns.get({ facebookCampaignId: campaign.facebookCampaignId });
  return { ...campaign, facebookAdSetId: adSets[0]!.facebookAdSetId };
}
type Target = Awaited<ReturnType<typeof newTarget>>;

/** The ads of the ad set that are alive at Meta, by their headlines, and what they are switched to. */
async function atMeta({ facebookAdSetId }: Pick<Target, 'facebookAdSetId'>) {
  const { meta } = await practice.state();
  return meta.ads
    .filter((ad) => ad['adset_id'] === facebookAdSetId && ad.status !== 'DELETED')
    .map(({ name, status }) => ({ name, status }));
}

async function shown({ facebookCampaignId }: Pick<Target, 'facebookCampaignId'>) {
  const { ads } = await liveCampaigns.get({ facebookCampaignId });
  return ads.filter(({ goneAt }) => goneAt === null);
}

/** What our campaign counts as its own. */
async function publishedAdIds({ id }: Target): Promise<string[]> {
  const [row] = await house.ctx.db.select().from(campaigns).where(eq(campaigns.id, id));
  return row!.facebookAdIds;
}

test('two new ads run beside the others, lead where they lead, and are shown at once', async () => {
  const target = await newTarget();
  const { id: campaignId, facebookAdSetId } = target;
  const ads = [withPicture('Cold again?'), withPicture('Cold again?')];
  const change = await meanwhile(liveCampaigns.addAds({ campaignId, facebookAdSetId, ads }));
  expect(change).toMatchObject({ status: 'done', problem: null, canUndo: true });

  expect(await atMeta(target)).toEqual(
    expect.arrayContaining([
      { name: 'Cold again?', status: 'ACTIVE' },
      { name: 'Cold again? (2)', status: 'ACTIVE' },
    ]),
  );
  expect(await shown(target)).toHaveLength(4);
  expect(await shown(target)).toContainEqual(
    expect.objectContaining({ ...words, facebookAdSetId, status: 'PENDING_REVIEW' }),
  );
  expect(await publishedAdIds(target)).toHaveLength(4);
  await sync();
  expect(await shown(target)).toHaveLength(4);
});

test('taking new ads back deletes them, and only them', async () => {
  const target = await newTarget();
  const { id: campaignId, facebookAdSetId } = target;
  const before = await atMeta(target);
  const ads = [withPicture('Only for a moment')];
  const { id } = await meanwhile(liveCampaigns.addAds({ campaignId, facebookAdSetId, ads }));
  const undone = await finish(await meanwhile(operations.undo({ id })));
  expect(undone).toMatchObject({ status: 'done', details: { kind: 'removed-ads' }, canUndo: false });
  expect(await atMeta(target)).toEqual(before);
  expect(await shown(target)).toHaveLength(2);
  expect(await publishedAdIds(target)).toHaveLength(2);
});

/** What is in a picture from the web is asked once it is here. */
async function addFromTheWeb(facebookAdSetId: string, { imageUrl, ...ad }: NewAd) {
  const add = (picture: Pick<NewAd, 'imageUrl' | 'mediaId'>) =>
    liveCampaigns.addAds({ campaignId: null, facebookAdSetId, ads: [{ ...ad, ...picture }] });
  const refusal = await add({ imageUrl }).then(
    () => undefined,
    (error: { code?: string; data?: { findings?: { field: string }[] } }) => error,
  );
  if (refusal?.code !== 'AGAINST_THE_RULES') throw refusal;
  const id = refusal.data!.findings![0]!.field.replace('mediaIds.', '');
  await kari.ask.compliance.tellPicture({ mediaId: id, told: nothingInIt });
  return add({ mediaId: id });
}

test('a picture from the web is brought here first, and shown by the ad', async () => {
  const picture = await makePicture('#12aa12', { width: 1200, height: 628 });
  await withWeb({ '/van.jpg': picture }, async (imageUrl) => {
    const { facebookAdSetId, facebookCampaignId } = await newTarget();
    const ad = { ...words, headline: 'From the web', imageUrl: imageUrl('/van.jpg') };
    const adding = addFromTheWeb(facebookAdSetId, ad);
    expect(await meanwhile(adding)).toMatchObject({ status: 'done' });
    expect(await shown({ facebookCampaignId })).toContainEqual(
      expect.objectContaining({ headline: 'From the web', pictureUrl: expect.any(String) }),
    );
  });
});

test('what the web holds at an address is taken, or refused with its reason', async () => {
  const plain = sharp({ create: { width: 700, height: 700, channels: 3, background: '#12aa12' } });
  const webp = await plain.webp().toBuffer();
  const held = {
    '/small.png': await makePicture('#12aa12', { width: 90, height: 60 }),
    '/page.html': '<!doctype html><p>No picture</p>',
    '/torn.webp': webp.subarray(0, 200),
    '/van.webp': webp,
  };
  await withWeb(held, async (imageUrl) => {
    const { facebookAdSetId } = await newTarget();
    const addAds = (path: keyof typeof held) =>
      addFromTheWeb(facebookAdSetId, { ...words, imageUrl: imageUrl(path) });
    for (const [path, reason] of [
      ['/small.png', 'It has 90 × 60 pixels. A picture needs at least 600 × 600.'],
      ['/page.html', 'There is no JPEG, PNG, GIF or WebP picture at this address.'],
      ['/torn.webp', 'There is no picture at this address that can be read.'],
    ] as const) {
      await expect(addAds(path)).rejects.toMatchObject({
        code: 'PICTURE_ADDRESS_UNUSABLE',
        data: { reason },
      });
    }
    expect(await meanwhile(addAds('/van.webp'))).toMatchObject({ status: 'done' });
  });
});

/** A small web of its own, reached although it is on this machine. */
async function withWeb(
  held: Record<string, Buffer | string>,
  visit: (addressOf: (path: string) => string) => Promise<void>,
): Promise<void> {
  const server = createServer(({ url = '' }, response) => void response.end(held[url]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const strict = house.ctx.webPictures;
  house.ctx.webPictures = openWebPictures({ mayReach: () => true });
  try {
    const { port } = server.address() as AddressInfo;
    await visit((path) => `http://127.0.0.1:${port}${path}`);
  } finally {
    house.ctx.webPictures = strict;
    server.close();
  }
}

test('an address that leads into our own network is refused with words', async () => {
  const { facebookAdSetId } = await newTarget();
  const ads = [{ ...words, imageUrl: 'http://127.0.0.1:3100/secret.png' }];
  await expect(liveCampaigns.addAds({ campaignId: null, facebookAdSetId, ads })).rejects.toMatchObject({
    code: 'PICTURE_ADDRESS_UNUSABLE',
    data: { reason: 'It lies in a private network. The picture must be on the open internet.' },
  });
});

test('an ad without a picture, and one with somebody else’s, are refused', async () => {
  const { facebookAdSetId } = await newTarget();
  await expect(
    liveCampaigns.addAds({ campaignId: null, facebookAdSetId, ads: [words] }),
  ).rejects.toMatchObject({ code: 'AD_NOT_EDITABLE' });
  const ola = await house.visitor().join();
  const ads = [{ ...words, mediaId: await uploadPicture(ola) }];
  await expect(liveCampaigns.addAds({ campaignId: null, facebookAdSetId, ads })).rejects.toMatchObject({
    code: 'MEDIA_NOT_FOUND',
  });
  await expect(
    ola.ask.liveCampaigns.addAds({ campaignId: null, facebookAdSetId, ads }),
  ).rejects.toMatchObject({ code: 'AD_SET_NOT_FOUND' });
});

test('an ad set whose ads were all deleted takes after what was published from here', async () => {
  const target = await newTarget();
  for (const { facebookAdId } of await shown(target))
    await practice.edit(facebookAdId, { status: 'DELETED' });
  const { id: campaignId, facebookAdSetId } = target;
  const ads = [withPicture('The first one again')];
  const change = await meanwhile(liveCampaigns.addAds({ campaignId, facebookAdSetId, ads }));
  expect(change).toMatchObject({ status: 'done' });
  expect(await atMeta(target)).toEqual([{ name: 'The first one again', status: 'ACTIVE' }]);
});

test('more ads do not stand in the way of taking the first ones back', async () => {
  const target = await newTarget();
  const { id: campaignId, facebookAdSetId } = target;
  const add = (headline: string) =>
    meanwhile(liveCampaigns.addAds({ campaignId, facebookAdSetId, ads: [withPicture(headline)] }));
  const first = await add('Taken back');
  await add('Stays');
  const undone = await finish(await meanwhile(operations.undo({ id: first.id })));
  expect(undone).toMatchObject({ status: 'done' });
  const names = (await atMeta(target)).map(({ name }) => name);
  expect(names).toContain('Stays');
  expect(names).not.toContain('Taken back');
});

test('beside ads with a form, a new one leads to the form, and its button says what forms allow', async () => {
  const { facebookPageId: pageId } = template;
  const { forms } = await kari.ask.campaigns.listLeadForms({ pageId: pageId! });
  const leadFormId = forms.find(({ status }) => status === 'active')!.id;
  const { facebookAdSetId } = await newTarget({ objective: 'leads', leadFormId });
  const asked = (callToAction: string) => ({
    campaignId: null,
    facebookAdSetId,
    ads: [{ ...withPicture('A form, please'), callToAction }],
  });
  await expect(liveCampaigns.addAds(asked('SHOP_NOW'))).rejects.toMatchObject({
    code: 'AD_NOT_EDITABLE',
    data: { reason: expect.stringContaining('Choose Sign up, Learn more') },
  });
  expect(await meanwhile(liveCampaigns.addAds(asked('SIGN_UP')))).toMatchObject({
    status: 'done',
    problem: null,
  });
});

test('an ad set that was deleted in Ads Manager is not found', async () => {
  const { facebookAdSetId } = await newTarget();
  await practice.edit(facebookAdSetId, { status: 'DELETED' });
  const asked = { campaignId: null, facebookAdSetId, ads: [withPicture('Too late')] };
  await expect(liveCampaigns.addAds(asked)).rejects.toMatchObject({ code: 'AD_SET_NOT_FOUND' });
});
