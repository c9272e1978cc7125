import { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { KeptAd } from '#web/features/front-page/kept-ad/kept-ad.ts';
import { tradeKeys } from '#web/features/front-page/try/trades.ts';
import { industries } from '#server/features/campaigns/industries/industries.ts';
import { expect, test } from 'vitest';
import { fieldsOfKeptAd } from './kept-ad-fields.ts';

const kept: KeptAd = {
  what: 'Rørlegger',
  place: 'Bergen',
  isTown: true,
  trade: 'plumber',
  tone: 'friendly',
  headline: 'Drypp, drypp? Det ordner vi',
  text: 'Si hva som er galt.',
  dailyBudgetKroner: 300,
  language: 'nb',
};
const taken = CampaignFields.partial();

test('a campaign begins with what was kept', () => {
  const fields = fieldsOfKeptAd(kept);
  expect(taken.parse(fields)).toEqual(fields);
  expect(fields).toMatchObject({
    title: 'Rørlegger, Bergen',
    productService: 'Rørlegger',
    industry: 'Plumbing and heating',
    language: 'Norwegian',
    currency: 'NOK',
    dailyBudgetMinor: 300_00,
    locations: [{ type: 'city', name: 'Bergen', countryCode: 'NO', radiusKm: 25 }],
    ads: [{ tone: 'friendly', headline: kept.headline, primaryText: kept.text, selected: true }],
  });
});

test('the longest of everything is what a campaign takes', () => {
  const long = 'x'.repeat(200);
  const fields = fieldsOfKeptAd({
    ...kept,
    what: long.slice(0, 58),
    place: long.slice(0, 60),
    headline: long.slice(0, 60),
    text: long,
    dailyBudgetKroner: 10_000,
  });
  expect(taken.safeParse(fields).error).toBeUndefined();
});

test('a place nobody knows is a word in the title, not a place on the map', () => {
  expect(fieldsOfKeptAd({ ...kept, place: 'Brighton', isTown: false })).toMatchObject({
    title: 'Rørlegger, Brighton',
    locations: [],
  });
});

test('every trade names an industry the writer knows, and an unknown one names none', () => {
  const known = ['', ...industries.map(({ name }) => name)];
  for (const trade of tradeKeys) expect(known).toContain(fieldsOfKeptAd({ ...kept, trade }).industry);
  expect(fieldsOfKeptAd({ ...kept, trade: 'constructor' }).industry).toBe('');
});
