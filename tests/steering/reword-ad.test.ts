import type { LiveAd } from '#contract/live/live-campaign.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSteerer } from './steerer.ts';

const { house, practice, kari, newCampaign, sync, meanwhile, finish } = await openSteerer();
const { liveCampaigns, operations } = kari.ask;
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
  const creativeId = ad['creative_id'] as string;
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
    details: { kind: 'ad-copy', from: { headline: ad.headline, primaryText: ad.primaryText }, to: words },
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
  const undone = await finish(await meanwhile(operations.undo({ id })));
  expect(undone).toMatchObject({ status: 'done', undoes: id, details: { to: { headline: ad.headline } } });
  expect(await atMeta(ad)).toEqual(before);
});

test('an undo after somebody has written something else in Ads Manager changes nothing', async () => {
  const ad = await newAd();
  const first = await meanwhile(liveCampaigns.rewordAd({ facebookAdId: ad.facebookAdId, ...words }));
  const { meta } = await practice.state();
  const { facebookAdId, facebookAdSetId } = ad;
  const another = meta.ads.find((each) => each['adset_id'] === facebookAdSetId && each.id !== facebookAdId)!;
  await practice.edit(ad.facebookAdId, { creative_id: another['creative_id'] });
  const elsewhere = await atMeta(ad);
  const undone = await finish(await meanwhile(operations.undo({ id: first.id })));
  expect(undone).toMatchObject({ status: 'failed', problem: { title: 'It was changed since' } });
  expect(await atMeta(ad)).toEqual(elsewhere);
});

test('an ad that shows a post of the page is refused with the reason', async () => {
  const ad = await newAd();
  const { creativeId } = await atMeta(ad);
  await practice.edit(creativeId, { object_story_id: 'a post of the page' });
  await expect(liveCampaigns.rewordAd({ facebookAdId: ad.facebookAdId, ...words })).rejects.toMatchObject({
    code: 'AD_NOT_EDITABLE',
    data: { reason: 'It shows a post of your page. Change the post itself on Facebook.' },
  });
});

test('an ad that was deleted in Ads Manager, and a neighbour’s, are not found', async () => {
  const ad = await newAd();
  const ola = await house.visitor().join();
  const asked = { facebookAdId: ad.facebookAdId, ...words };
  await expect(ola.ask.liveCampaigns.rewordAd(asked)).rejects.toMatchObject({ code: 'AD_NOT_FOUND' });
  await practice.edit(ad.facebookAdId, { status: 'DELETED' });
  await expect(liveCampaigns.rewordAd(asked)).rejects.toMatchObject({ code: 'AD_NOT_FOUND' });
});

test('words that are too long for an ad are refused before anything is asked of Meta', async () => {
  const ad = await newAd();
  const tooLong = { ...words, headline: 'x'.repeat(41) };
  await expect(liveCampaigns.rewordAd({ facebookAdId: ad.facebookAdId, ...tooLong })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('while an ad is being changed, nobody else changes it', async () => {
  const ad = await newAd();
  const asked = { facebookAdId: ad.facebookAdId, ...words };
  const asks = [asked, { ...asked, headline: 'Something else' }].map((each) => liveCampaigns.rewordAd(each));
  const outcomes = await Promise.allSettled(asks);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'CHANGE_IN_PROGRESS' },
  });
  await house.runJobs();
});

test('where Meta does not answer in time, the change is promised all the same', async () => {
  const ad = await newAd();
  await practice.trouble({ service: 'meta', method: 'GET', times: 9, trouble: { kind: 'html' } });
  const change = await meanwhile(liveCampaigns.rewordAd({ facebookAdId: ad.facebookAdId, ...words }));
  expect(change).toMatchObject({ status: 'running', problem: { title: 'Not done yet' } });
  expect(await finish(change)).toMatchObject({ status: 'done', problem: null });
});
