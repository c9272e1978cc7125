import { expect, test } from 'vitest';
import { moved } from './hold-caret.ts';

test.each([
  ['before it', 'warm |house', 'a warm house', 7],
  ['after it', 'warm| house', 'warm house now', 4],
  ['at the end, where somebody types on', 'warm house|', 'warm dry house', 14],
  ['right behind it', 'warm|', 'warm house', 4],
  ['around it', 'one t|wo three', 'one six three', 7],
])('the caret stays at its words: a change %s', (_where, marked, after, at) => {
  expect(moved(marked.indexOf('|'), marked.replace('|', ''), after)).toBe(at);
});
