import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import type { FactSource } from '#contract/websites/fact-source.ts';
import type { FoundFacts, FoundOffer } from '#contract/websites/reading.ts';
import { expect, test } from 'vitest';
import { fillIn } from '../draft/fill-in.ts';
import { fillingOf, fillingOfFirm, placeWordsOf } from './filling-of.ts';
import { bestFirst, largePictures, usualObjective } from './usual-choices.ts';

const from = (words: string, path = '/'): FactSource => ({
  from: 'website',
  words,
  url: `https://bergenror.example${path}`,
});
const said = (value: string) => ({ value, source: from(value) });
const offer = (given: Partial<FoundOffer>): FoundOffer => ({
  name: 'Drain check',
  description: 'We film the pipe.',
  beforePriceMinor: null,
  priceMinor: null,
  currency: null,
  source: from('Drain check', '/tilbud'),
  ...given,
});
const found: FoundFacts = {
  businessName: said('Bergen Rør'),
  place: said('Bergen'),
  language: { value: 'Norwegian', source: from('nb') },
  about: said('Plumbers since 1987.'),
  offers: [],
  sellingPoints: ['Fixed price', 'Same day', 'Since 1987', 'Nice'].map(said),
  pictures: [],
};

test('facts fill in the fields, each with the words and the page they stand on', () => {
  const priced = offer({ priceMinor: 99_000, beforePriceMinor: 149_000, currency: 'NOK' });
  expect(fillIn(emptyCampaign, fillingOf(found, priced, 'https://bergenror.example/'))).toMatchObject({
    title: 'Drain check, Bergen',
    websiteUrl: 'https://bergenror.example/',
    language: 'Norwegian',
    productService: 'Drain check',
    offerDescription: 'We film the pipe.',
    sellingPoints: ['Fixed price', 'Same day', 'Since 1987'],
    beforePriceMinor: 149_000,
    campaignPriceMinor: 99_000,
    priceCurrency: 'NOK',
    locations: [{ name: 'Bergen', countryCode: 'NO', radiusKm: 25 }],
    sources: {
      websiteUrl: { words: 'bergenror.example' },
      productService: { url: 'https://bergenror.example/tilbud' },
      sellingPoints: { words: 'Fixed price · Same day · Since 1987' },
    },
  });
});

test('what is not said stays empty, and an amount in nobody knows which money is none', () => {
  const bare: FoundFacts = { offers: [], sellingPoints: [], pictures: [] };
  expect(fillIn(emptyCampaign, fillingOf(bare))).toEqual({});
  const strange = fillIn(emptyCampaign, fillingOf(bare, offer({ priceMinor: 99_000 })));
  expect(strange).toMatchObject({ campaignPriceMinor: null, productService: 'Drain check' });
  expect(strange).not.toHaveProperty('priceCurrency');
});

test('an offer that says nothing of itself is described by what the firm is about, with that page', () => {
  const filled = fillIn(emptyCampaign, fillingOf(found, offer({ description: '' })));
  expect(filled.offerDescription).toBe('Plumbers since 1987.');
  expect(filled.sources?.offerDescription).toEqual(from('Plumbers since 1987.'));
});

test('a place abroad waits in the search of the map', () => {
  const abroad: FoundFacts = { ...found, language: { value: 'English', source: from('en') } };
  expect(fillingOf(abroad).locations).toBeUndefined();
  expect(placeWordsOf(abroad)).toBe('Bergen');
  expect(placeWordsOf({ ...abroad, offers: [offer({ currency: 'NOK' })] })).toBe('');
});

test('the register tells name, trade, place and website', () => {
  const firm = {
    number: '987654321',
    name: 'BERGEN RØR AS',
    industry: 'Plumbing and heating',
    trade: 'Rørleggerarbeid',
    place: 'Bergen',
    website: 'www.bergenror.example',
    phone: null,
    isClosing: false,
  };
  expect(fillIn(emptyCampaign, fillingOfFirm(firm))).toMatchObject({
    businessName: 'BERGEN RØR AS',
    industry: 'Plumbing and heating',
    websiteUrl: 'https://www.bergenror.example',
    sources: { industry: { from: 'register', words: 'Rørleggerarbeid' } },
  });
});

test('the offer that says how much is saved comes first, then one with a price', () => {
  const names = bestFirst([
    offer({ name: 'no price' }),
    offer({ name: 'price', priceMinor: 1, currency: 'NOK' }),
    offer({ name: 'saved', priceMinor: 1, beforePriceMinor: 2, currency: 'NOK' }),
    offer({ name: 'another price', priceMinor: 1, currency: 'NOK' }),
  ]).map(({ name }) => name);
  expect(names).toEqual(['saved', 'price', 'another price', 'no price']);
});

test('who sells on the website wants visitors, anybody else leads', () => {
  expect(usualObjective(found)).toBe('leads');
  const sold = offer({ source: from('Green tea', '/products/green-tea') });
  expect(usualObjective({ ...found, offers: [sold] })).toBe('traffic');
});

test('pictures too small for an ad are left out, and the largest come first', () => {
  const picture = (width: number, height: number) => ({
    url: `${width}`,
    width,
    height,
    alt: '',
    pageUrl: '',
  });
  const pictures = [picture(600, 600), picture(599, 900), picture(1600, 1200)];
  expect(largePictures({ ...found, pictures }).map(({ width }) => width)).toEqual([1600, 600]);
});
