import { expect, test } from 'vitest';
import { clipGraphemes, countGraphemes, keepWithin } from './graphemes.ts';

test('a flag, a family and an accented letter each count as one', () => {
  expect(countGraphemes('🇳🇴👨‍👩‍👧é')).toBe(3);
});

test('cutting never leaves half an emoji behind', () => {
  expect(clipGraphemes('ab👨‍👩‍👧cd', 3)).toBe('ab👨‍👩‍👧');
  expect(clipGraphemes('ab', 3)).toBe('ab');
});

test('typing stops at the limit', () => {
  expect(keepWithin(5, { before: 'hello', typed: 'hello!' })).toBe('hello');
});

test('a text that came in longer can be shortened letter by letter, but not grow', () => {
  expect(keepWithin(3, { before: 'abcdef', typed: 'abcde' })).toBe('abcde');
  expect(keepWithin(3, { before: 'abcdef', typed: 'abcdefg' })).toBe('abcdef');
});
