import { expect, test } from 'vitest';
import { fieldsFromPage, readPage } from './prefill-from-page.ts';

const industries = [
  { name: 'Bakery and café', pageWords: ['baker', 'coffee'] },
  { name: 'Plumbing and heating', pageWords: ['plumb'] },
  { name: 'Retail and online shops', pageWords: ['shop'] },
  { name: 'Ours alone', pageWords: [] },
];
const page = { id: '10', name: 'Bergen Rør', pictureUrl: null, category: 'Plumbing Service' };
const fromPage = readPage(page, industries);

test('a new draft takes the name and the trade of the page', () => {
  expect(fieldsFromPage({ businessName: '', industry: '' }, fromPage)).toEqual({
    businessName: 'Bergen Rør',
    industry: 'Plumbing and heating',
  });
});

test('what is filled in stays', () => {
  expect(fieldsFromPage({ businessName: 'Rør AS', industry: '' }, fromPage)).toEqual({
    industry: 'Plumbing and heating',
  });
  expect(fieldsFromPage({ businessName: 'Rør AS', industry: 'Other' }, fromPage)).toEqual({});
});

test('nothing is guessed without a page, a category or a list', () => {
  expect(readPage(null, industries)).toEqual({ businessName: '', industry: '' });
  expect(readPage({ ...page, category: null }, industries).industry).toBe('');
  expect(readPage({ ...page, category: 'Public figure' }, industries).industry).toBe('');
  expect(readPage(page, []).industry).toBe('');
});

test('of two industries the one with the longer word is meant', () => {
  expect(readPage({ ...page, category: 'Coffee shop' }, industries).industry).toBe('Bakery and café');
});
