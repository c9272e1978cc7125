import { expect, test } from 'vitest';
import { weekEmail } from './week-email.ts';

test('of several kinds of results each is told at its own price, and how the dearest has changed', async () => {
  const before = { spendMinor: 500_000, results: 28 };
  const days = [{ day: '2026-11-16', spendMinor: 905_800, results: 46 }];
  const { text, subject } = await weekEmail('en', {
    adAccountName: 'Bergen Rør',
    currency: 'NOK',
    week: {
      days: { since: '2026-11-16', until: '2026-11-22' },
      spendMinor: 905_800,
      goals: [
        { objective: 'leads', spendMinor: 580_900, results: 37, before },
        { objective: 'sales', spendMinor: 324_900, results: 9, before: null },
      ],
    },
    days,
    best: undefined,
    recommendations: [],
    linkTo: (path: string) => `https://adfjord.test${path}`,
    stopUrl: 'https://adfjord.test/stop',
  });
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    'In the last 7 days, NOK 9,058 brought 37 leads at NOK 157 and 9 purchases at NOK 361. Each lead cost 12% less than the week before.',
  );
  expect(subject.replaceAll('\u00a0', ' ')).toBe('Your week: 37 leads and 9 purchases for NOK 9,058');
});
