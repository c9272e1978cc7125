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

test('that the draft is newer than what was seen is no error', () => {
  const message = 'Look at it once more.';
  const no = new ORPCError('CAMPAIGN_IS_NEWER', { status: 409, defined: true, message });
  expect(describeStartFailure(no)).toEqual({ title: 'This campaign has changed', text: message });
});

test('each thing that is missing is named, and once', () => {
  const image = 'Please upload and select at least one image before publishing to Facebook.';
  const choice = 'Please select both an ad account and a page before publishing.';
  const no = new ORPCError('CAMPAIGN_NOT_READY', {
    status: 409,
    defined: true,
    message: 'A few things are missing before this can be published.',
    data: {
      missing: [
        { field: 'facebookAdAccountId', reason: choice },
        { field: 'facebookPageId', reason: choice },
        { field: 'mediaIds', reason: image },
      ],
    },
  });
  expect(describeStartFailure(no).text).toBe(
    `A few things are missing before this can be published. ${choice} ${image}`,
  );
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
