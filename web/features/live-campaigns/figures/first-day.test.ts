import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import { expect, test } from 'vitest';
import { daysWords, newWords } from './first-day.ts';

/** What the pages read of a campaign, as far as its first day goes. */
function read({ createdAt = '2026-11-30T10:35:00Z', status = 'ACTIVE', spendMinor = 41_36 } = {}) {
  const campaign = {
    createdAt,
    status,
    objective: 'traffic',
    currency: 'NOK',
    figures: { spendMinor: 0 },
    today: { spendMinor, results: 4 },
  };
  const days = { since: '2026-10-31', until: '2026-11-29' };
  return { asOf: '2026-11-30T15:35:00Z', days, campaign } as LiveCampaignDetail;
}

test('a campaign of today is told of since it was published, and not as one that lay idle', () => {
  expect(newWords(read())).toMatch(
    /^Published today at \d\d?:35\b.*\. So far NOK\s41\.36 and 4 visits\. The first full day is counted tomorrow\.$/,
  );
  expect(newWords(read({ status: 'PAUSED', spendMinor: 0 }))).toMatch(/^Published today at \d\d?:35\b[^.]*$/);
  expect(daysWords('30d', read())).toMatch(/^Published today at /);
});

test('of one that is older its week is told, and which days its figures are of', () => {
  const older = read({ createdAt: '2026-09-01T10:35:00Z' });
  expect(newWords(older)).toBeUndefined();
  expect(daysWords('30d', older)).toBe('Last 30 full days, Oct 31 to Nov 29');
});

test('what is switched on and shown to nobody yet is being checked', () => {
  expect(newWords(read({ spendMinor: 0 }))).toContain('Meta checks it');
});
