import { expect, test } from 'vitest';
import { describeFailure } from './publishing-failure.ts';

const problem = {
  code: 'unknown',
  title: 'Facebook did not accept the campaign',
  reason: '',
  nextStep: 'Add a payment method.',
  link: null,
  field: null,
  reference: 'Axyz',
} as const;

test.each([
  [
    { code: 'picture-unreadable', field: 'mediaIds', reason: 'Image could not be read.' },
    'Image could not be read. Please ensure all images are properly uploaded and saved.',
  ],
  [
    { code: 'lead-form', reason: 'The lead form is archived.' },
    'Failed to create Facebook lead form. The lead form is archived.',
  ],
  [
    { code: 'lead-permission' },
    "Facebook Permission Error: Your account needs 'pages_manage_ads' permission to create lead forms. Please reconnect your Facebook account with proper permissions.",
  ],
  [{ code: 'signed-out' }, 'Facebook Authentication Error: Please reconnect your Facebook account.'],
  [{ code: 'unlinked' }, 'Facebook Authentication Error: Please reconnect your Facebook account.'],
  [
    { code: 'account-or-page', reason: 'The ad account is closed.' },
    'Facebook account or page configuration issue. The ad account is closed.',
  ],
  [
    { code: 'budget-too-low', reason: 'Your budget is too low.' },
    'Facebook API Error: Your budget is too low.',
  ],
] as const)('%j is told as “%s”', (failure, told) => {
  expect(describeFailure({ ...problem, ...failure })).toBe(told);
});

test('which sentence is told does not depend on the language the words are in', () => {
  const norwegian = {
    title: 'Autentiseringsfeil hos Facebook: Koble til Facebook-kontoen din igjen.',
    reason: 'Økten er utløpt.',
  };
  expect(describeFailure({ ...problem, ...norwegian, code: 'signed-out' })).toBe(
    'Facebook Authentication Error: Please reconnect your Facebook account.',
  );
});

test('where Meta said nothing, the toast says what to do', () => {
  expect(describeFailure({ ...problem, reason: 'No usable answer came.', reference: null })).toBe(
    'Failed to publish campaign to Facebook. Please try again.',
  );
});

test('a picture Meta does not find is told in a sentence of its own', () => {
  const title = 'Image upload failed. Please try uploading a different image or check image permissions.';
  expect(describeFailure({ ...problem, code: 'picture', title, reason: 'The image is gone.' })).toBe(title);
});

test('what is to be done at Facebook first is told with its title', () => {
  const link = { label: 'Open the billing settings', url: 'https://www.facebook.com/ads/manager' };
  const failure = { code: 'payment-method', title: 'No payment method', reason: 'Add one.', link } as const;
  expect(describeFailure({ ...problem, ...failure })).toBe('No payment method: Add a payment method.');
});
