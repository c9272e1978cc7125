import type { LiveAd } from '#contract/live-campaigns.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, meanwhile, finish } = await openSteerer();
const { liveCampaigns } = kari.ask;
beforeEach(() => practice.behave());
afterAll(() => house.close());

const words = {
  headline: 'Warm all winter',
  primaryText: 'A plumber looks through your heating before the frost does.',
  description: 'Fixed price',
  callToAction: 'LEARN_MORE',
};

async function adsOf(facebookCampaignId: string): Promise<LiveAd[]> {
  const { ads } = await liveCampaigns.get({ facebookCampaignId });
  return ads.filter(({ goneAt }) => goneAt === null);
}

async function newAd(): Promise<LiveAd & { facebookCampaignId: string }> {
  const { facebookCampaignId } = await newCampaign();
  const [ad] = await adsOf(facebookCampaignId);
  return { ...ad!, facebookCampaignId };
}

/** What the ad says at Meta, and how many creatives carry a mark of ours. */
async function atMeta({ facebookAdId }: Pick<LiveAd, 'facebookAdId'>) {
  const { meta } = await practice.state();
  const ad = meta.ads.find(({ id }) => id === facebookAdId)!;
  const creativeId = ad['creative_id'];
  const creative = meta.adcreatives.find(({ id }) => id === creativeId)!;
  const { link_data: link } = creative['object_story_spec'] as { link_data: Record<string, string> };
  return { creativeId, headline: link['name'], primaryText: link['message'] };
}

test('an ad says something else, at Meta and on the page, and is told from what to what', async () => {
  const ad = await newAd();
  const change = await meanwhile(liveCampaigns.rewordAd({ facebookAdId: ad.facebookAdId, ...words }));
  expect(change).toMatchObject({
    status: 'done',
    problem: null,
    canUndo: true,
    matter: { kind: 'ad-copy', from: { headline: ad.headline, primaryText: ad.primaryText }, to: words },
  });
  expect(await atMeta(ad)).toMatchObject({ headline: words.headline, primaryText: words.primaryText });
  const after = (await adsOf(ad.facebookCampaignId)).find(
    ({ facebookAdId }) => facebookAdId === ad.facebookAdId,
  );
  expect(after).toMatchObject({ ...words, status: 'PENDING_REVIEW' });
  await sync();
  expect(await adsOf(ad.facebookCampaignId)).toContainEqual(expect.objectContaining(words));
});

test('an undo puts back exactly what the ad showed before', async () => {
  const ad = await newAd();
  const before = await atMeta(ad);
  const { id } = await meanwhile(liveCampaigns.rewordAd({ facebookAdId: ad.facebookAdId, ...words }));
  const undone = await finish(await meanwhile(liveCampaigns.undoChange({ id })));
  expect(undone).toMatchObject({ status: 'done', undoes: id, matter: { to: { headline: ad.headline } } });
  expect(await atMeta(ad)).toEqual(before);
});
