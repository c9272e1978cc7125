import type { LivePlace } from '#contract/live/live-campaign.ts';
import { factsOf, known } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { isWithin, placesOverlap } from './places-overlap.ts';

const norway: LivePlace = {
  type: 'country',
  key: 'NO',
  name: 'Norway',
  region: null,
  countryCode: 'NO',
  countryName: 'Norway',
  radiusKm: null,
};
const vestland: LivePlace = { ...norway, type: 'region', key: '3', name: 'Vestland' };
const city = (name: string, radiusKm: number, region = 'Vestland'): LivePlace => ({
  ...norway,
  type: 'city',
  key: name,
  name,
  region,
  radiusKm,
});
const bergen = city('Bergen', 25);

test.each([
  ['a city in its country', [bergen], [norway], true],
  ['a city in its region', [bergen], [vestland], true],
  ['a city within the same, wider', [bergen], [city('Bergen', 40)], true],
  ['a city around the same, narrower', [bergen], [city('Bergen', 17)], false],
  ['another city', [bergen], [city('Voss', 80)], false],
  ['a city of another region', [city('Oslo', 25, 'Oslo')], [vestland], false],
  ['one of two places', [bergen, city('Oslo', 25, 'Oslo')], [vestland], false],
  ['a country in a city', [norway], [bergen], false],
])('%s', (_, places, others, is) => {
  expect(isWithin(places, others)).toBe(is);
});

const shown = (facebookCampaignId: string, places: LivePlace[], times: number, spendMinor: number) =>
  known({
    facebookCampaignId,
    name: facebookCampaignId,
    places,
    week: { impressions: 1000 * times, reach: 1000, spendMinor, clicks: 0, results: 0 },
  });
const detect = (...campaigns: ReturnType<typeof known>[]) => placesOverlap.detect(factsOf(campaigns));

test('two with one goal in the same places are told of once, where their people see the ads often', () => {
  expect(detect(shown('one', [bergen], 4, 900), shown('two', [city('Bergen', 25)], 4, 500))).toMatchObject([
    {
      campaign: { name: 'one' },
      reason: { other: 'two', places: ['Bergen'], times: 4 },
      class: 'good-to-know',
    },
  ]);
});

test.each([
  ['nobody sees them often', [shown('one', [bergen], 2, 900), shown('two', [bergen], 2, 500)]],
  [
    'they have another goal',
    [shown('one', [bergen], 4, 900), { ...shown('two', [bergen], 4, 500), objective: 'sales' as const }],
  ],
  ['they are elsewhere', [shown('one', [bergen], 4, 900), shown('two', [city('Oslo', 25, 'Oslo')], 4, 500)]],
  ['one has places of kinds that are not known', [shown('one', [bergen], 4, 900), shown('two', [], 4, 500)]],
])('nothing is said where %s', (_, campaigns) => {
  expect(detect(...campaigns)).toEqual([]);
});
