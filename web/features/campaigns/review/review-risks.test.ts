import type { AdCopy } from '#contract/campaigns/ads.ts';
import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Location } from '#contract/campaigns/locations.ts';
import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import type { Media } from '#contract/media.ts';
import { expect, test } from 'vitest';
import { findRisks } from './review-risks.ts';

const ad: AdCopy = {
  id: '0193b5c0-0000-7000-8000-000000000002',
  tone: 'friendly',
  headline: 'New bathroom?',
  primaryText: 'Ten days, fixed price.',
  description: '',
  callToAction: 'LEARN_MORE',
  selected: true,
};
const berlin: Location = {
  type: 'city',
  key: '549499',
  name: 'Berlin',
  region: 'Berlin',
  countryCode: 'DE',
  countryName: 'Germany',
  radiusKm: 25,
};

function kinds(fields: Partial<CampaignFields>, { side = 1080 } = {}) {
  // Nothing but its size is looked at.
  const picture = { width: side, height: side } as Media;
  const risks = findRisks({
    fields: { ...emptyCampaign, ads: [ad], ...fields },
    pictures: [picture],
    adAccount: { currency: 'NOK', minDailyBudgetMinor: 1000 },
    suggestedCategory: 'none',
    declinedCategory: null,
  });
  return risks.map(({ kind }) => kind);
}

test('a tidy campaign has nothing to fear', () => {
  expect(kinds({})).toEqual([]);
});

test('an industry that usually carries a category, and none chosen', () => {
  const asked = {
    fields: emptyCampaign,
    pictures: [],
    adAccount: null,
    suggestedCategory: 'housing',
  } as const;
  const missing = [{ kind: 'category-missing', category: 'housing' }];
  expect(findRisks({ ...asked, declinedCategory: null })).toEqual(missing);
  // Somebody who said no once is not asked again; of another industry it is another question.
  expect(findRisks({ ...asked, declinedCategory: 'housing' })).toEqual([]);
  expect(findRisks({ ...asked, declinedCategory: 'employment' })).toEqual(missing);
});

test('a daily budget that may be a slip of the keyboard', () => {
  expect(kinds({ dailyBudgetMinor: 9_999_999_900, currency: 'NOK' })).toEqual(['budget-high']);
  expect(kinds({ dailyBudgetMinor: 15_000, currency: 'NOK' })).toEqual([]);
  // What is much in another currency than the account's is not known yet.
  expect(kinds({ dailyBudgetMinor: 9_999_999_900, currency: 'USD' })).toEqual([]);
});

test('politics in the EU is banned, and elsewhere needs an authorisation', () => {
  expect(kinds({ specialAdCategory: 'politics', locations: [berlin] })).toEqual(['politics-in-eu']);
  expect(kinds({ specialAdCategory: 'politics' })).toEqual(['politics-authorisation']);
});

test('homes are not for some ages only', () => {
  expect(kinds({ specialAdCategory: 'housing', ageFrom: 30 })).toEqual(['aim-too-narrow']);
  expect(kinds({ specialAdCategory: 'housing' })).toEqual([]);
});

test('only ads that go out are looked at, letter by letter as a person counts', () => {
  const long = { ...ad, headline: '👩🏽‍🔧'.repeat(41) };
  expect(kinds({ ads: [long] })).toEqual(['text-cut-off']);
  expect(kinds({ ads: [{ ...long, headline: '👩🏽‍🔧'.repeat(40) }] })).toEqual([]);
  expect(kinds({ ads: [{ ...long, selected: false }] })).toEqual([]);
});

test('an empty headline, and signs Meta discourages', () => {
  expect(kinds({ ads: [{ ...ad, headline: ' ', primaryText: 'Now [half] the price' }] })).toEqual([
    'text-odd-letters',
    'text-missing',
  ]);
});

test('a picture below what Meta advises', () => {
  expect(kinds({}, { side: 800 })).toEqual(['picture-small']);
});

test('a place within another place', () => {
  const germany: Location = { ...berlin, type: 'country', key: 'DE', name: 'Germany', radiusKm: null };
  expect(kinds({ locations: [berlin, germany] })).toEqual(['places-overlap']);
});
