import { expect, test } from 'vitest';
import { readView, writeView } from './table-view.ts';

const at = (search: string) => readView(new URLSearchParams(search));
const after = (search: string, changes: Parameters<typeof writeView>[1]) =>
  writeView(new URLSearchParams(search), changes).toString();

test('an address without a word shows everything as usual', () => {
  expect(at('')).toMatchObject({ text: '', status: '', goal: '', sort: undefined });
  expect(at('').columns).toContain('spend');
});

test('what was chosen can be read back from the address', () => {
  const chosen = {
    text: 'winter check',
    status: 'PAUSED',
    goal: 'leads' as const,
    sort: { id: 'spend', desc: true },
    columns: ['reach'],
  };
  expect(at(after('', chosen))).toEqual(chosen);
  expect(at(after('', { columns: [] })).columns).toEqual([]);
});

test('what is as usual is not written, and what else the address says stays', () => {
  expect(after('period=7d&q=a&sort=name', { text: '', sort: undefined })).toBe('period=7d');
  expect(after('', { columns: ['reach', 'spend'] })).toBe('columns=spend.reach');
  expect(after('columns=reach', { columns: at('').columns })).toBe('');
});

test('an address somebody made up shows what is left of it that makes sense', () => {
  expect(at('sort=-nonsense&columns=spend.nonsense.spend&status=NEW_AT_META')).toEqual({
    text: '',
    status: 'NEW_AT_META',
    goal: '',
    sort: undefined,
    columns: ['spend'],
  });
});
