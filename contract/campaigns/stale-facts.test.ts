import { expect, test } from 'vitest';
import { staleFacts } from './stale-facts.ts';

const facts = {
  businessName: 'Bergen Rør',
  productService: 'Heating check-up',
  sellingPoints: ['Fixed price', 'Done within a day'],
  websiteUrl: 'https://bergenror.example/winter',
  beforePriceMinor: 149_000,
  campaignPriceMinor: 99_000,
  priceCurrency: 'NOK',
};
const ad = {
  headline: 'Heating check-up: NOK 990',
  primaryText: 'Bergen Rør looks through your heating. Fixed price. You save 33%. See bergenror.example.',
  description: 'Was NOK 1,490',
  facts,
};

test('an ad that states what is so is not stale', () => {
  expect(staleFacts(ad, facts)).toEqual([]);
  expect(staleFacts({ ...ad, facts: undefined }, { ...facts, campaignPriceMinor: 1 })).toEqual([]);
});

test.each([
  ['the price', { campaignPriceMinor: 199_000 }, ['price']],
  ['the price before', { beforePriceMinor: 129_000 }, ['price']],
  ['the currency', { priceCurrency: 'SEK' }, ['price']],
  ['the name', { businessName: 'Rolf Rør' }, ['name']],
  ['what is sold', { productService: 'Boiler service' }, ['product']],
  ['a selling point', { sellingPoints: ['Ten years in Bergen', 'Done within a day'] }, ['selling-point']],
  ['the website', { websiteUrl: 'https://rolfror.example' }, ['website']],
  ['a selling point it does not state', { sellingPoints: ['Fixed price', 'Open all night'] }, []],
  ['a name that holds the old one', { businessName: 'Bergen Rør AS' }, []],
] as const)('changing %s marks the ads that state it', (_what, change, stale) => {
  expect(
    staleFacts(ad, {
      ...facts,
      ...change,
      sellingPoints: [...('sellingPoints' in change ? change.sellingPoints : facts.sellingPoints)],
    }),
  ).toEqual(stale);
});

test.each(['990 kr', '990,-', 'kr 990', '990.'])('an old price is found as %s', (price) => {
  const told = { ...ad, headline: price, primaryText: '', description: '' };
  expect(staleFacts(told, { ...facts, campaignPriceMinor: 89_000 })).toEqual(['price']);
});

test.each(['1990 kr', '9 990 kr', '99 kr', '990.50'])('%s is not the old price of 990', (price) => {
  const told = { ...ad, headline: price, primaryText: '', description: '' };
  expect(staleFacts(told, { ...facts, campaignPriceMinor: 89_000 })).toEqual([]);
});

test('what was free and is not any more is told', () => {
  const free = { ...facts, beforePriceMinor: null, campaignPriceMinor: 0 };
  const told = { ...ad, headline: 'It is free', primaryText: '', description: '', facts: free };
  expect(staleFacts(told, { ...free, campaignPriceMinor: 9_900 })).toEqual(['price']);
});
