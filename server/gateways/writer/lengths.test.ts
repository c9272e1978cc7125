import { expect, test } from 'vitest';
import { clamp, visible } from './lengths.ts';

test('what fits stays as it is', () => {
  expect(clamp('Nytt bad før jul', 40)).toBe('Nytt bad før jul');
});

test('what is too long ends with a whole word', () => {
  expect(clamp('A new bathroom before Christmas, at a fixed price', 32)).toBe(
    'A new bathroom before Christmas',
  );
  expect(clamp('one two three', 7)).toBe('one two');
  expect(clamp('Donaudampfschifffahrt', 10)).toBe('Donaudampf');
});

test('letters with accents and emojis count as one, and are never split', () => {
  expect(clamp('👩‍👩‍👧‍👦👍🏽é', 3)).toBe('👩‍👩‍👧‍👦👍🏽é');
  expect(clamp('👩‍👩‍👧‍👦👍🏽e\u0301x', 3)).toBe('👩‍👩‍👧‍👦👍🏽e\u0301');
});

test('what cannot be seen is dropped, line breaks are kept', () => {
  expect(visible(' Fast\u0000\u001b[1m\tand\u202e fair\nsince 1990 ')).toBe('Fast[1m and fair\nsince 1990');
});
