import { coded, sayText } from '#server/platform/coded-text.ts';
import { type CampaignFields } from '#contract/campaigns/campaign.ts';
import { findGapsForAds } from '#contract/campaigns/readiness.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { expect, test } from 'vitest';
import { industries } from './industries/industries.ts';
import { priceText } from './price-text.ts';
import { briefFor, choosableLocation, formStatus } from './rules.ts';

const bakery: CampaignFields = {
  ...emptyCampaign,
  businessName: 'Solsiden bakeri',
  industry: 'Bakery and café',
  objective: 'leads',
  productService: 'Sourdough',
  offerDescription: 'A loaf a week for a month',
  sellingPoints: ['Baked at night', ' ', 'Local grain', 'Delivered'],
  mediaIds: ['5e0a3c5c-2f0b-4a53-8a53-d9c3cf4a6b11'],
};

const lacks = (draft: Parameters<typeof findGapsForAds>[0]) =>
  findGapsForAds(draft).map(({ code, params }) => sayText(coded(`ads-need-${code}`, params), 'en'));

test('a draft that says what is sold, by whom and to what end is ready for the writer', () => {
  expect(lacks(bakery)).toEqual([]);
});

test('an empty draft is told everything the writer needs, in order', () => {
  expect(lacks(emptyCampaign)).toEqual([
    'business name',
    'industry',
    'objective',
    'product or service',
    'offer description',
    '3 selling points',
    'at least one picture',
  ]);
});

test('blank lines are no selling points', () => {
  expect(lacks({ ...bakery, sellingPoints: ['One', 'Two', '  '] })).toEqual(['3 selling points']);
});

test('the writer is told the facts and nothing empty', () => {
  const bergen = {
    type: 'city',
    key: '1',
    name: 'Bergen',
    region: null,
    countryCode: 'NO',
    countryName: 'Norway',
    radiusKm: 25,
  } as const;
  const brief = briefFor(
    {
      ...bakery,
      objective: 'leads',
      locations: [bergen],
      campaignPriceMinor: 39_900,
      priceCurrency: 'NOK',
      currency: 'USD',
      gender: 'women',
    },
    { industryGuidance: 'Make it smell.' },
  );
  expect(brief).toMatchObject({
    sellingPoints: ['Baked at night', 'Local grain', 'Delivered'],
    locations: ['Bergen'],
    gender: 'Women',
    beforePrice: null,
    campaignPrice: 'NOK\u00a0399',
    tones: ['professional', 'friendly', 'emotional', 'urgency', 'benefit', 'storytelling'],
    allowedCallToActions: ['SIGN_UP', 'LEARN_MORE', 'GET_QUOTE'],
    industryGuidance: 'Make it smell.',
  });
});

test.each([
  [129_000, 'NOK', 'Norwegian', '1\u00a0290\u00a0kr'],
  [129_050, 'NOK', 'Norwegian', '1\u00a0290,50\u00a0kr'],
  [4999, 'USD', 'English', '$49.99'],
  [500, 'USD', 'English', '$5'],
  [1500, 'ISK', 'English', 'ISK\u00a01,500'],
  [0, 'NOK', 'English', 'free'],
  [0, 'NOK', 'Norwegian', 'gratis'],
] as const)('%i in %s for readers of %s is %s', (minor, currency, language, text) => {
  expect(priceText(minor, { priceCurrency: currency, language })).toBe(text);
});

test('a city comes with its surroundings, a country is whole', () => {
  const place = { key: '2', name: 'Norway', region: null, countryCode: 'NO', countryName: 'Norway' };
  expect(choosableLocation({ ...place, type: 'city' }).radiusKm).toBe(25);
  expect(choosableLocation({ ...place, type: 'country' }).radiusKm).toBeNull();
});

test('a deleted lead form is not offered', () => {
  expect(formStatus('ACTIVE')).toBe('active');
  expect(formStatus('DELETED')).toBeUndefined();
});

test('every industry is known once and comes with two to four sentences of advice', () => {
  expect(new Set(industries.map(({ name }) => name)).size).toBe(industries.length);
  for (const { name, guidance } of industries) {
    const sentences = guidance.match(/[.!?]["”]?(?=\s|$)/g)?.length ?? 0;
    expect([name, sentences >= 2 && sentences <= 4]).toEqual([name, true]);
  }
});
