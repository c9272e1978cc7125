import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

const held = { goneAt: null };
const gone = { goneAt: '2026-11-23T14:00:00.000Z' };

test('as many are counted as the account overview counts, and what Meta no longer has beside them', () => {
  expect(countWords([held, held], 2)).toBe('2 campaigns');
  expect(countWords([held, gone], 2)).toBe('1 campaign, 1 no longer on Meta');
  expect(countWords([gone], 1)).toBe('0 campaigns, 1 no longer on Meta');
});

test('where some are looked for, it is told among how many', () => {
  expect(countWords([held, held, gone], 1)).toBe('1 of 3 campaigns');
});
