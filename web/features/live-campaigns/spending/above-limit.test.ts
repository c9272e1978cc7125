import type { AccountSpending } from '#contract/live/guardrails.ts';
import { expect, test } from 'vitest';
import { findExceeded } from './above-limit.tsx';

const account: AccountSpending = {
  adAccountId: 'act_1',
  name: 'Fjord',
  currency: 'NOK',
  mostPerDayMinor: 600_00,
  mostPerMonthMinor: 10_000_00,
  limitAtMetaMinor: null,
  atWorst: { dayMinor: 600_00, monthMinor: 10_000_00 },
  changes: [],
};

test('what may be charged is above a limit only where it is more, of the day before the month', () => {
  expect(findExceeded(account)).toBeUndefined();
  const none = { ...account, mostPerDayMinor: null, mostPerMonthMinor: null };
  expect(findExceeded({ ...none, atWorst: { dayMinor: 9_999_00, monthMinor: 99_999_00 } })).toBeUndefined();
  const month = { ...account, atWorst: { dayMinor: 600_00, monthMinor: 10_000_01 } };
  expect(findExceeded(month)).toEqual({ per: 'month', worstMinor: 10_000_01, limitMinor: 10_000_00 });
  const both = { ...account, atWorst: { dayMinor: 1_820_00, monthMinor: 30_000_00 } };
  expect(findExceeded(both)).toEqual({ per: 'day', worstMinor: 1_820_00, limitMinor: 600_00 });
});
