import type { AccountSpending } from '#contract/live/guardrails.ts';
import { expect, onTestFinished, test } from 'vitest';
import { api, queryClient } from '#web/api.ts';
import { runningWords } from './running-words.ts';

const account = (currency: string, dayMinor: number): AccountSpending => ({
  adAccountId: `act_${currency}`,
  name: currency,
  currency,
  mostPerDayMinor: null,
  mostPerMonthMinor: null,
  limitAtMetaMinor: null,
  atWorst: { dayMinor, monthMinor: dayMinor },
  changes: [],
});
const say = (...accounts: AccountSpending[]) => runningWords(accounts)?.replaceAll('\u00A0', ' ');

test('where nothing may cost, nothing is said', () => {
  expect(say()).toBeUndefined();
  expect(say(account('NOK', 0))).toBeUndefined();
});

test('what may be charged is said of each ad account, and of how many campaigns once a list of them is here', () => {
  expect(say(account('NOK', 59_500), account('USD', 1_000), account('EUR', 0))).toBe(
    'You may be charged up to NOK 595.00 and $10.00 today, with what is spent already.',
  );
  const campaigns = [
    { configuredStatus: 'ACTIVE', goneAt: null },
    { configuredStatus: 'ACTIVE', goneAt: null },
    { configuredStatus: 'PAUSED', goneAt: null },
    { configuredStatus: 'ACTIVE', goneAt: '2026-11-23T12:00:00.000Z' },
  ];
  onTestFinished(() => queryClient.clear());
  queryClient.setQueryData<unknown>([...api.liveCampaigns.overview.key(), '30d'], { campaigns });
  expect(say(account('NOK', 59_500))).toBe('2 campaigns are on now, and may cost up to NOK 595.00 a day.');
});
