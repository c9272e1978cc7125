import { expect, test } from 'vitest';
import { statusTone, statusWords } from './status-words.ts';

test('a status that nobody has heard of is told in Meta’s words, and grey', () => {
  expect(statusWords('SOMETHING_NEW')).toBe('Something new');
  expect(statusTone('SOMETHING_NEW')).toBe('neutral');
  expect(statusTone('WITH_ISSUES')).toBe('neutral');
});

test('what runs, what is paused and what was turned down differ in tone', () => {
  expect(['ACTIVE', 'PAUSED', 'DISAPPROVED'].map(statusTone)).toEqual(['success', 'warning', 'danger']);
});
