import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { describeStartFailure } from './start-failure.ts';

test('a deliberate no is told in its own words', () => {
  const no = new ORPCError('ALREADY_PUBLISHED', {
    status: 409,
    defined: true,
    message: 'This campaign is already published.',
  });
  expect(describeStartFailure(no)).toEqual({
    title: 'Error publishing campaign',
    text: 'This campaign is already published.',
  });
});

test('where the launch switch was not understood, the toast says to toggle it', () => {
  const error = new ORPCError('BAD_REQUEST', { data: { issues: [{ path: ['launchImmediately'] }] } });
  expect(describeStartFailure(error)).toEqual({
    title: 'Publishing failed',
    text: 'Configuration error: Please try toggling the "Launch immediately" option and try again.',
  });
});

test('anything else says that the call failed, and why', () => {
  const { text } = describeStartFailure(new TypeError('Failed to fetch'));
  expect(text).toMatch(/^Edge function invocation failed: /);
});
