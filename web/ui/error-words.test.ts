import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { wordsFor } from './error-words.ts';

test('a deliberate no is told in its own words', () => {
  const refusal = new ORPCError('PLAN_FULL', { defined: true, message: 'Your plan is full.' });
  expect(wordsFor(refusal)).toBe('Your plan is full.');
});

test('what nobody foresaw is told without its own words, with where it stands in the log', () => {
  const mistake = new ORPCError('INTERNAL_SERVER_ERROR', {
    message: 'relation "campaigns" does not exist',
    data: { reference: '7d1c' },
  });
  expect(wordsFor(mistake)).toBe(
    'Something went wrong on our side. Please try again in a moment. Reference: 7d1c',
  );
});

test.each([
  ['no data', new ORPCError('INTERNAL_SERVER_ERROR')],
  ['a reference that is no text', new ORPCError('INTERNAL_SERVER_ERROR', { data: { reference: 7 } })],
  ['an error of our own code', new RangeError('out of range')],
  ['no error at all', undefined],
])('%s is told as our mistake, without a reference', (_, error) => {
  expect(wordsFor(error)).toBe('Something went wrong on our side. Please try again in a moment.');
});

test('no answer at all is told as that', () => {
  expect(wordsFor(new TypeError('Failed to fetch'))).toBe(
    'We could not reach Adfjord. Check your internet connection and try again.',
  );
});
