import { expect, test } from 'vitest';

import { graphemes, writeAds } from './copywriter.ts';
import { english } from './english.ts';
import { CampaignFacts, tones } from './facts.ts';
import { kindOf, kinds } from './kinds.ts';
import { norwegian as norwegianWords } from './norwegian.ts';

const plumber = {
  businessName: 'Bergen Rør & Varme',
  productService: 'Heat pumps',
  offerDescription: 'A new heat pump, fitted and explained. We take the old one along.',
  sellingPoints: ['Free inspection', 'Fitted in one day', 'Five-year guarantee'],
  beforePrice: 'NOK 19,900',
  campaignPrice: 'NOK 14,900',
  locations: ['Bergen', 'Askøy'],
  allowedCallToActions: ['LEARN_MORE', 'SIGN_UP', 'BOOK_TRAVEL'],
};
const norwegian = {
  ...plumber,
  language: 'Norwegian',
  productService: 'Varmepumper',
  offerDescription: 'Ny varmepumpe, ferdig montert og forklart. Vi tar med den gamle.',
  sellingPoints: ['Gratis befaring', 'Montert på én dag', 'Fem års garanti'],
};
const bare = { businessName: 'X' };
const long = {
  ...plumber,
  businessName: 'The International Association of Remarkably Long Business Names of Western Norway',
  productService:
    'Comprehensive bathroom renovation and refurbishment including planning, tiling and plumbing',
  sellingPoints: [
    'A selling point that goes on and on until nobody remembers how it began, or why it was written at all',
  ],
};

const cases = [plumber, norwegian, bare, long].flatMap((facts) => [0, 1, 2].map((turn) => ({ facts, turn })));

test.each(cases)('six ads in six tones, each within its lengths: %j', ({ facts, turn }) => {
  const ads = writeAds(CampaignFacts.parse(facts), { turn });
  expect(ads.map(({ tone }) => tone)).toEqual([...tones]);
  for (const { headline, primaryText, description } of ads) {
    expect(graphemes(headline)).toBeLessThanOrEqual(40);
    expect(graphemes(primaryText)).toBeLessThanOrEqual(125);
    expect(graphemes(description)).toBeLessThanOrEqual(30);
    for (const text of [headline, primaryText, description]) expect(text).toMatch(/^[^{}]{2,}$/);
  }
});

function isOfOffer({ offerDescription = '' }: { offerDescription?: string }, sentence: string): boolean {
  return offerDescription.includes(sentence.replace(/[.!?]$/, ''));
}

test.each([plumber, norwegian])('no sentence is said twice, but the offer: $language', (facts) => {
  for (const turn of [0, 1, 2]) {
    const ads = writeAds(CampaignFacts.parse(facts), { turn });
    const sentences = ads.flatMap(({ headline, primaryText, description }) => [
      headline,
      description,
      ...primaryText.split(/(?<=[.!?])\s|\n/).filter((sentence) => !isOfOffer(facts, sentence)),
    ]);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test('the facts are used: price and former price, selling points, place and name', () => {
  const all = JSON.stringify(writeAds(CampaignFacts.parse(plumber), { turn: 0 }));
  for (const fact of [
    'NOK 14,900',
    'NOK 19,900',
    'Save 25%',
    'ree inspection',
    'itted in one day',
    'Bergen and Askøy',
    'Bergen Rør & Varme',
  ])
    expect(all).toContain(fact);
});

test('Norwegian is Norwegian', () => {
  const all = JSON.stringify(writeAds(CampaignFacts.parse(norwegian), { turn: 0 }));
  expect(all).toContain('Spar 25 %');
  expect(all).not.toMatch(/\b(the|and|you|with)\b/);
});

test('no former price, no promise of savings', () => {
  const all = JSON.stringify(writeAds(CampaignFacts.parse({ ...plumber, beforePrice: null }), { turn: 0 }));
  expect(all).not.toMatch(/save \d|instead of|\bwas\b/i);
  expect(all).toContain('NOK 14,900');
});

test('asking again about the same campaign gives other ads', () => {
  const facts = CampaignFacts.parse(plumber);
  const [first, second] = [writeAds(facts, { turn: 0 }), writeAds(facts, { turn: 1 })];
  for (const [place, ad] of first.entries()) expect(ad.primaryText).not.toBe(second[place]?.primaryText);
});

test('only buttons that are allowed', () => {
  const ads = writeAds(CampaignFacts.parse({ ...plumber, allowedCallToActions: ['SHOP_NOW'] }), { turn: 0 });
  expect(new Set(ads.map(({ callToAction }) => callToAction))).toEqual(new Set(['SHOP_NOW']));
});

test.each([
  ['Bookkeeping', 'work'],
  ['Vaskehjelp annenhver uke', 'home'],
  ['Garden care', 'home'],
  ['Tannsjekk', 'care'],
  ['Physiotherapy', 'care'],
  ['Klipp og farge hos frisør', 'body'],
  ['Children’s books', 'goods'],
  ['Behagelige sko', 'goods'],
  ['Installasjon av varmepumpe', 'craft'],
])('the moments of %s are those of %s', (productService, kind) => {
  expect(kindOf(CampaignFacts.parse({ productService }))).toBe(kind);
});

test.each([
  [{ campaignPrice: '390', currency: 'EUR' }, '€390'],
  [{ campaignPrice: 'USD 1490' }, '$1,490'],
  [{ campaignPrice: '390', currency: 'EUR', language: 'Norwegian' }, '390 euro'],
  [{ campaignPrice: '1490', currency: 'SEK' }, 'SEK 1,490'],
])('a price is written as people write it: %j', (price, written) => {
  const facts = CampaignFacts.parse({ ...plumber, beforePrice: null, ...price });
  expect(JSON.stringify(writeAds(facts, { turn: 0 }))).toContain(written);
});

test.each([plumber, norwegian])(
  'what the text says, the line below does not say again: $language',
  (facts) => {
    for (const turn of [0, 1, 2])
      for (const { primaryText, description } of writeAds(CampaignFacts.parse(facts), { turn }))
        expect(primaryText).not.toContain(description);
  },
);

test.each([english, norwegianWords])(
  'every tone has three ways to say it, and every trade its moments',
  (language) => {
    for (const tone of tones)
      for (const take of language.takes(tone))
        expect([tone, language.takes(tone).length, take.more.length > 0]).toEqual([tone, 3, true]);
    for (const tone of ['emotional', 'storytelling'])
      for (const kind of kinds)
        expect([kind, language.moments(tone, kind).map((moment) => moment.length)]).toEqual([
          kind,
          [2, 2, 2],
        ]);
  },
);
