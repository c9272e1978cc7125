import { expect, test } from 'vitest';
import { isAvailable, ownPath, selectionFrom } from './rules.ts';

const bakery = { id: 'act_1', status: 1 };
const closed = { id: 'act_2', status: 2 };
const shop = { id: 'act_3', status: 1 };
const page = { id: '11' };
const otherPage = { id: '12' };

test('what was chosen stays chosen while Facebook still offers it', () => {
  const before = { selectedAdAccountId: 'act_3', selectedPageId: '12' };
  expect(selectionFrom({ adAccounts: [bakery, shop], pages: [page, otherPage] }, before)).toEqual(before);
});

test('a chosen ad account that Meta has disabled stays chosen, so that nothing changes unseen', () => {
  const before = { selectedAdAccountId: 'act_2', selectedPageId: null };
  expect(selectionFrom({ adAccounts: [closed, shop], pages: [] }, before).selectedAdAccountId).toBe('act_2');
});

test('what is no longer there is no longer chosen', () => {
  const before = { selectedAdAccountId: 'act_9', selectedPageId: '99' };
  const available = { adAccounts: [bakery, shop], pages: [page, otherPage] };
  expect(selectionFrom(available, before)).toEqual({ selectedAdAccountId: null, selectedPageId: null });
});

test('a single active ad account and a single page are chosen for the person', () => {
  expect(selectionFrom({ adAccounts: [bakery, closed], pages: [page] })).toEqual({
    selectedAdAccountId: 'act_1',
    selectedPageId: '11',
  });
});

test('between several, the person chooses', () => {
  expect(selectionFrom({ adAccounts: [bakery, shop], pages: [page, otherPage] })).toEqual({
    selectedAdAccountId: null,
    selectedPageId: null,
  });
});

test('choosing nothing is always possible, choosing a stranger’s account is not', () => {
  expect(isAvailable(null, [bakery])).toBe(true);
  expect(isAvailable('act_1', [bakery])).toBe(true);
  expect(isAvailable('act_7', [bakery])).toBe(false);
});

test.each([
  ['/campaign/7?step=6', '/campaign/7?step=6'],
  ['//evil.example/x', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['//', '/dashboard'],
  ['/..//evil.example', '/dashboard'],
  ['/.//evil.example', '/dashboard'],
  ['/%2e//evil.example', '/dashboard'],
])('the way back from Facebook never leaves our own pages: %s', (path, expected) => {
  expect(ownPath(path, 'https://ads.example:8443')).toBe(expected);
});
