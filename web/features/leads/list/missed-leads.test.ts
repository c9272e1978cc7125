import { expect, test } from 'vitest';
import { missedSince } from './missed-leads.ts';

const summary = (facebookCampaignId: string, total: number) => ({
  facebookCampaignId,
  title: facebookCampaignId,
  total,
  unhandled: 0,
  lately: null,
});

test('what came to known campaigns was missed; erased leads and campaigns seen for the first time are no news', () => {
  const before = new Map([
    ['one', 3],
    ['two', 5],
    ['three', 5],
  ]);
  const now = [summary('one', 5), summary('two', 4), summary('three', 5), summary('new', 500)];
  expect(missedSince(before, now)).toEqual({ count: 2, facebookCampaignIds: ['one'] });
});
