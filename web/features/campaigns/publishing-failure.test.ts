import { expect, test } from 'vitest';
import { describeFailure } from './publishing-failure.ts';

const problem = {
  title: 'Facebook did not accept the campaign',
  reason: '',
  nextStep: 'Add a payment method.',
  link: null,
  reference: 'Axyz',
};

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

test('a picture Meta does not find is told in a sentence of its own', () => {
  const title = 'Image upload failed. Please try uploading a different image or check image permissions.';
  expect(describeFailure({ ...problem, title, reason: 'The image is gone.' })).toBe(title);
});

test('what is to be done at Facebook first is told with its title', () => {
  const link = { label: 'Open the billing settings', url: 'https://www.facebook.com/ads/manager' };
  expect(describeFailure({ ...problem, title: 'No payment method', reason: 'Add one.', link })).toBe(
    'No payment method: Add a payment method.',
  );
});
