import type { FoundFacts, FoundOffer } from '#contract/websites/reading.ts';
import { expect, test } from 'vitest';
import { putInOrder } from './put-in-order.ts';

const source = { from: 'website' as const, words: 'Et ord', url: 'https://a.example/' };
const offer = (name: string, change: Partial<FoundOffer> = {}): FoundOffer => ({
  name,
  description: '',
  beforePriceMinor: null,
  priceMinor: null,
  currency: null,
  source: { ...source, words: name },
  ...change,
});
const priced = { priceMinor: 79_000, currency: 'NOK' };
const found: FoundFacts = {
  about: { value: 'Klipp for alle.', source },
  industry: { value: 'Hairdressers and barbers', source },
  offers: [offer('Farge og klipp', priced), offer('Introtilbud', priced)],
  sellingPoints: [{ value: 'Gratis kaffe', source }],
  pictures: [],
};
const told = { offers: [], sellingPoints: [] };

test('without a writer all is as it was read', () => {
  expect(putInOrder(found, undefined)).toBe(found);
});

test('offers come in the order of the writer, with the prices that were read', () => {
  const { offers } = putInOrder(found, {
    ...told,
    offers: [
      offer('Introtilbud: to uker', { description: 'For nye kunder.' }),
      offer('Introtilbud'),
      offer('Klipp'),
    ],
  });
  expect(offers.map(({ name, description, priceMinor }) => [name, description, priceMinor])).toEqual([
    ['Introtilbud', 'For nye kunder.', 79_000],
    ['Klipp', '', null],
    ['Farge og klipp', '', 79_000],
  ]);
});

test('of offers whose names begin alike, the one of just that name is meant', () => {
  const read = {
    ...found,
    offers: [offer('Klipp barn', priced), offer('Klipp', { ...priced, priceMinor: 69_000 })],
  };
  const { offers } = putInOrder(read, { ...told, offers: [offer('Klipp', { description: 'For voksne.' })] });
  expect(offers.map(({ name, description, priceMinor }) => [name, description, priceMinor])).toEqual([
    ['Klipp', 'For voksne.', 69_000],
    ['Klipp barn', '', 79_000],
  ]);
});

test('what was read stays, but the sentence that stands on a page is the better one', () => {
  const ordered = putInOrder(found, {
    offers: [],
    sellingPoints: [
      { value: 'gratis kaffe!', source },
      { value: 'Alltid te', source },
    ],
    industry: { value: 'Beauty and cosmetics', source },
    about: { value: 'Vi er tre frisører.', source },
    tone: { value: 'varm', source },
  });
  expect(ordered).toMatchObject({
    industry: { value: 'Hairdressers and barbers' },
    about: { value: 'Vi er tre frisører.' },
    tone: { value: 'varm' },
  });
  expect(ordered.sellingPoints.map(({ value }) => value)).toEqual(['Gratis kaffe', 'Alltid te']);
});
