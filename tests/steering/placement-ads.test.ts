import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, template, newCampaign, sync, meanwhile, finish } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
beforeEach(async () => {
  await practice.behave();
  await practice.turn({ placement_pictures: 'kept', asset_feed_reads_back: 'as-sent' });
});
afterAll(() => house.close());

const [mediaId] = template.mediaIds as [string];
const designs = [{ mediaId, design: 'price-sticker' as const }];
const words = {
  headline: 'Warm all winter',
  primaryText: 'A plumber looks through your heating before the frost does.',
  description: '',
  callToAction: 'SIGN_UP',
};

interface Feed {
  images: { hash: string }[];
  titles: { text: string }[];
  asset_customization_rules: object[];
}

async function newTarget(changes: Parameters<typeof newCampaign>[0] = {}) {
  const { id, facebookCampaignId } = await newCampaign({ designs, ...changes });
  const { adSets, ads } = await liveCampaigns.get({ facebookCampaignId });
  return { campaignId: id, facebookCampaignId, ad: ads[0]!, facebookAdSetId: adSets[0]!.facebookAdSetId };
}

const drifts = async (facebookCampaignId: string) =>
  (await liveCampaigns.listDrifts({ facebookCampaignId })).drifts;

async function atMeta(facebookAdId: string) {
  const { meta } = await practice.state();
  const ad = meta.ads.find(({ id }) => id === facebookAdId)!;
  const creative = meta.adcreatives.find(({ id }) => id === ad['creative_id'])!;
  return { creative, feed: creative['asset_feed_spec'] as Feed };
}

test.each(['as-sent', 'enriched'])(
  'an ad in a design says something else in the same pictures, and an undo puts it back, where feeds read back %s',
  async (asset_feed_reads_back) => {
    await practice.turn({ asset_feed_reads_back });
    const { ad, facebookCampaignId } = await newTarget();
    const before = await atMeta(ad.facebookAdId);
    const change = await meanwhile(liveCampaigns.rewordAd({ facebookAdId: ad.facebookAdId, ...words }));
    expect(change).toMatchObject({ status: 'done', problem: null });
    const { feed } = await atMeta(ad.facebookAdId);
    expect(feed).toMatchObject({ titles: [{ text: words.headline }], images: before.feed.images });
    expect(feed.asset_customization_rules).toEqual(before.feed.asset_customization_rules);
    await sync();
    expect((await liveCampaigns.get({ facebookCampaignId })).ads).toContainEqual(
      expect.objectContaining({ ...words, facebookAdId: ad.facebookAdId }),
    );
    expect(await drifts(facebookCampaignId)).toEqual([]);

    await finish(await meanwhile(operations.undo({ id: change.id })));
    expect((await atMeta(ad.facebookAdId)).creative.id).toBe(before.creative.id);
  },
);

describe('what somebody else changes of it', () => {
  const hands: Record<string, (feed: Feed) => object> = {
    'another picture in a place': (feed) => ({
      asset_feed_spec: {
        ...feed,
        images: feed.images.map((image) => ({ ...image, hash: feed.images[0]!.hash })),
      },
    }),
    'one place less': (feed) => ({
      asset_feed_spec: { ...feed, asset_customization_rules: feed.asset_customization_rules.slice(1) },
    }),
    'other words': (feed) => ({ asset_feed_spec: { ...feed, titles: [{ text: 'Theirs' }] } }),
    'an enhancement': () => ({
      degrees_of_freedom_spec: { creative_features_spec: { image_uncrop: { enroll_status: 'OPT_IN' } } },
    }),
  };

  test.each(Object.entries(hands))('%s is told', async (_hand, fields) => {
    const { ad, facebookCampaignId } = await newTarget();
    await house.passTime(30);
    await sync();
    const { creative, feed } = await atMeta(ad.facebookAdId);
    await practice.edit(creative.id, fields(feed) as Record<string, unknown>);
    await sync();
    await house.passTime(10);
    await sync();
    expect(await drifts(facebookCampaignId)).toMatchObject([
      { field: 'creative', objectId: ad.facebookAdId },
    ]);
  });

  test.each(['other words', 'an enhancement'])('%s is put back, and the pictures stay', async (hand) => {
    const { ad, facebookCampaignId } = await newTarget();
    await house.passTime(30);
    await sync();
    const { creative, feed } = await atMeta(ad.facebookAdId);
    await practice.edit(creative.id, hands[hand]!(feed) as Record<string, unknown>);
    await sync();
    await house.passTime(10);
    await sync();
    const [drift] = await drifts(facebookCampaignId);
    const back = await finish(await meanwhile(liveCampaigns.putBack({ id: drift!.id })));
    expect(back).toMatchObject({ status: 'done', problem: null });
    const after = await atMeta(ad.facebookAdId);
    expect(after.feed).toMatchObject({ titles: feed.titles, images: feed.images });
    expect(JSON.stringify(after.creative['degrees_of_freedom_spec'])).not.toContain('OPT_IN');
  });
});

test('a new ad beside others shows a picture of the campaign in a design, as one drawing for each placement', async () => {
  const { campaignId, facebookAdSetId } = await newTarget();
  const ads = [
    { ...words, headline: 'In a list', mediaId, design: 'list-of-three' as const },
    { ...words, headline: 'As it is', mediaId },
  ];
  const change = await meanwhile(liveCampaigns.addAds({ campaignId, facebookAdSetId, ads }));
  expect(change).toMatchObject({ status: 'done', problem: null });
  const { facebookAdIds } = change.details as { facebookAdIds: string[] };
  expect((await atMeta(facebookAdIds[0]!)).feed.images).toHaveLength(3);
  expect((await atMeta(facebookAdIds[1]!)).feed).toBeUndefined();
});

test('a new ad is not shown in a design that cannot be drawn, nor of a picture that is not the campaign’s', async () => {
  const { campaignId, facebookAdSetId } = await newTarget({
    campaignPriceMinor: null,
    beforePriceMinor: null,
  });
  const ask = (ad: object, id: string | null = campaignId) =>
    liveCampaigns.addAds({
      campaignId: id,
      facebookAdSetId,
      ads: [{ ...words, mediaId, design: 'dark', ...ad }],
    });
  const refused = {
    code: 'AD_NOT_EDITABLE',
    data: { reason: expect.stringContaining('cannot be shown in that design') },
  };
  await expect(ask({ design: 'price-sticker' })).rejects.toMatchObject(refused);
  await expect(ask({ mediaId: crypto.randomUUID() })).rejects.toMatchObject(refused);
  await expect(ask({}, null)).rejects.toMatchObject(refused);
});

test('where Meta keeps one picture alone of a new ad, none is left', async () => {
  const { campaignId, facebookAdSetId } = await newTarget();
  await practice.turn({ placement_pictures: 'collapsed' });
  const ads = [{ ...words, headline: 'Collapsed', mediaId, design: 'dark' as const }];
  const change = await finish(await meanwhile(liveCampaigns.addAds({ campaignId, facebookAdSetId, ads })));
  expect(change).toMatchObject({ status: 'failed' });
  await house.runJobs();
  const { meta } = await practice.state();
  expect(meta.ads.filter(({ name, status }) => name === 'Collapsed' && status !== 'DELETED')).toEqual([]);
});
