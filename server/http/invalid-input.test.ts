import { expect, test } from 'vitest';
import { findInvalid } from './invalid-input.ts';

test('text no database takes is found wherever it stands, and its field is named', () => {
  expect(findInvalid({ ad: { words: ['fine', 'cut \ud83d'] } })).toEqual([
    { path: ['ad', 'words', '1'], code: 'text_not_storable' },
  ]);
  expect(findInvalid({ 'key\0': 1 })).toEqual([{ path: [], code: 'text_not_storable' }]);
  expect(findInvalid({ words: 'Whole 👍, and \\u0000 spelled out' })).toEqual([]);
});

test('nesting of any depth is looked at without going down with it', () => {
  let nested: unknown = 1;
  for (let depth = 0; depth < 200_000; depth += 1) nested = [nested];
  expect(findInvalid(nested)).toMatchObject([{ code: 'too_deep' }]);
  expect(findInvalid(Array.from({ length: 500_000 }, () => 0))).toEqual([]);
});

test('numbers beyond all numbers are refused, in maps and sets too', () => {
  expect(findInvalid({ count: 12n })).toEqual([{ path: ['count'], code: 'number_too_large' }]);
  expect(findInvalid(new Set([new Map([['a', 1n]])]))).toHaveLength(1);
});
