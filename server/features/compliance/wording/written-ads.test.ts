import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { uploadPicture } from '#tests/campaigns.ts';
import { openTestHouse } from '#tests/house.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const house = await openTestHouse();
const kari = await house.visitor().join();
let usual: Partial<CampaignFields>;
beforeAll(async () => {
  await kari.connect();
  const { locations } = await kari.ask.campaigns.searchLocations({ query: 'Bergen' });
  usual = {
    title: 'Winter check',
    businessName: 'Bergen Bil',
    industry: 'Automotive repair and care',
    objective: 'traffic',
    websiteUrl: 'https://bergenbil.example',
    productService: 'Tyre change',
    offerDescription: 'We change your tyres while you wait, by appointment.',
    sellingPoints: ['Fixed price', 'Own fitters', 'Open on Saturdays'],
    locations: locations.slice(0, 1),
    mediaIds: [await uploadPicture(kari)],
  };
});
afterAll(() => house.close());

const { campaigns, compliance } = kari.ask;
const keepsLaw = (writer_keeps_law: 'always' | 'once-told' | 'never') =>
  house.practice.turn({ writer_keeps_law });
const requests = async () =>
  (await house.practice.requests()).filter(({ service }) => service === 'writer').length;

async function write(fields: Partial<CampaignFields> = {}) {
  const { id } = await campaigns.create({ ...usual, ...fields });
  const before = await requests();
  const sent: unknown[] = [];
  let leftOut: number | undefined;
  for await (const event of await campaigns.writeAds({ id, debug: true })) {
    if (event.type === 'debug') sent.push(event.claudeRequestPayload);
    if (event.type === 'written') leftOut = event.leftOut;
  }
  const { ads, version } = await campaigns.get({ id });
  await campaigns.update({ id, version, changes: { ads: ads.map((ad) => ({ ...ad, selected: true })) } });
  const { findings } = await compliance.check({ shown: { what: 'draft', campaignId: id } });
  const struck = findings.filter(({ level }) => level !== 'hint').map(({ ruleId }) => ruleId);
  return {
    id,
    ads,
    leftOut,
    struck,
    sent: sent.map((each) => JSON.stringify(each)),
    asked: (await requests()) - before,
  };
}

test('ads that keep the law are asked for once', async () => {
  await keepsLaw('always');
  const { ads, leftOut, asked } = await write();
  expect([ads.length, leftOut, asked]).toEqual([6, 0, 1]);
});

test('an ad that breaks the law is written once more, and the writer is told what was struck and why', async () => {
  await keepsLaw('once-told');
  const { ads, struck, asked, sent } = await write();
  expect([ads.length, asked]).toEqual([6, 2]);
  expect(struck).not.toContain('NO-ALKOHOL');
  expect(struck).not.toContain('NO-VILLEDENDE');
  expect(sent[1]).toContain('in the ad in friendly tone, its primaryText says');
  expect(sent[1]).toContain('beer');
  expect(sent[1]).toContain('Alkoholloven');
  expect(sent[1]).toContain('in the ad in benefit tone');
});

test('one that breaks it again is left out, and what is only asked stays', async () => {
  await keepsLaw('never');
  const { ads, leftOut, struck } = await write();
  expect(ads.map(({ tone }) => tone)).toEqual([
    'professional',
    'emotional',
    'urgency',
    'benefit',
    'storytelling',
  ]);
  expect(leftOut).toBe(1);
  expect(struck).not.toContain('NO-ALKOHOL');
});

test('where hardly an ad would be left, all are kept, and the law is told beside them', async () => {
  await keepsLaw('always');
  const { ads, leftOut, struck } = await write({
    industry: 'Restaurants and food',
    productService: 'Beer tasting',
    offerDescription: 'Beer tasting for two, by appointment.',
    sellingPoints: ['Craft beer', 'Beer from Bergen', 'Own brewery'],
  });
  expect([ads.length, leftOut]).toEqual([6, 0]);
  expect(struck).toContain('NO-ALKOHOL');
});

test('what the firm says itself is asked of the firm, not of the writer', async () => {
  await keepsLaw('always');
  const { asked } = await write({
    offerDescription: 'Free tyre hotel when you buy new tyres. The best in Bergen.',
    sellingPoints: ['The best in Bergen', 'Guaranteed', 'Eco-friendly'],
  });
  expect(asked).toBe(1);
});

test('the writer is told beforehand what is struck most often, for the places and the trade', async () => {
  await keepsLaw('always');
  const workshop = (await write()).sent[0];
  expect(workshop).toContain('No sale, discount, saving or former price');
  expect(workshop).not.toContain('no beer, wine');
  const cafe = (await write({ industry: 'Bakery and café' })).sent[0];
  expect(cafe).toContain('no beer, wine');
});

test('one ad that is written again keeps the law as well', async () => {
  await keepsLaw('always');
  const { id, ads } = await write();
  await keepsLaw('once-told');
  const friendly = ads.find(({ tone }) => tone === 'friendly')!;
  const fresh = await campaigns.rewriteAd({ id, ad: friendly, field: null });
  expect(fresh.primaryText).not.toContain('beer');
});
