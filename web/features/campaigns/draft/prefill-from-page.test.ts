import { emptyCampaign } from '#contract/campaigns/empty-campaign.ts';
import { expect, test } from 'vitest';
import { fillIn, filledFields } from './fill-in.ts';
import { readPage } from './prefill-from-page.ts';

const industries = [
  { name: 'Bakery and café', pageWords: ['baker', 'coffee'] },
  { name: 'Plumbing and heating', pageWords: ['plumb'] },
  { name: 'Retail and online shops', pageWords: ['shop'] },
  { name: 'Ours alone', pageWords: [] },
];
const page = { id: '10', name: 'Bergen Rør', pictureUrl: null, category: 'Plumbing Service', website: null };
const from = 'facebook-page';
const url = 'https://www.facebook.com/10';

function prefill(typed: { businessName?: string; industry?: string }) {
  const fields = { ...emptyCampaign, ...typed };
  return fillIn(fields, readPage(page, industries), filledFields(fields));
}

test('a new draft takes the name and the trade of the page, and says so', () => {
  expect(prefill({})).toEqual({
    businessName: 'Bergen Rør',
    industry: 'Plumbing and heating',
    sources: {
      businessName: { from, words: 'Bergen Rør', url },
      industry: { from, words: 'Plumbing Service', url },
    },
  });
});

test('what is filled in stays', () => {
  expect(prefill({ businessName: 'Rør AS' })).toEqual({
    industry: 'Plumbing and heating',
    sources: { industry: { from, words: 'Plumbing Service', url } },
  });
  expect(prefill({ businessName: 'Rør AS', industry: 'Other' })).toEqual({});
});

test('nothing is guessed without a page, a category or a list', () => {
  expect(readPage(null, industries)).toEqual({});
  expect(readPage({ ...page, category: null }, industries).industry).toBeUndefined();
  expect(readPage({ ...page, category: 'Public figure' }, industries).industry).toBeUndefined();
  expect(readPage(page, []).industry).toBeUndefined();
});

test('of two industries the one with the longer word is meant', () => {
  expect(readPage({ ...page, category: 'Coffee shop' }, industries).industry?.value).toBe('Bakery and café');
});
