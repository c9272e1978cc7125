import { expect, test } from 'vitest';
import { describeFailure } from './publishing-failure.ts';

const problem = { title: 'Facebook did not accept the campaign', reason: '', reference: 'Axyz' };

test.each([
  [
    'Image could not be read.',
    'Image could not be read. Please ensure all images are properly uploaded and saved.',
  ],
  ['The lead form is archived.', 'Failed to create Facebook lead form. The lead form is archived.'],
  [
    'Requires pages_manage_ads permission',
    "Facebook Permission Error: Your account needs 'pages_manage_ads' permission to create lead forms. Please reconnect your Facebook account with proper permissions.",
  ],
  ['Invalid OAuth access token.', 'Facebook Authentication Error: Please reconnect your Facebook account.'],
  ['The ad account is closed.', 'Facebook account or page configuration issue. The ad account is closed.'],
  ['Your budget is too low.', 'Facebook API Error: Your budget is too low.'],
])('“%s” is told as “%s”', (reason, told) => {
  expect(describeFailure({ ...problem, reason })).toBe(told);
});

test('where Meta said nothing, the toast says what to do', () => {
  expect(describeFailure({ ...problem, reason: 'No usable answer came.', reference: null })).toBe(
    'Failed to publish campaign to Facebook. Please try again.',
  );
});
