import type { AccountSpending } from '#contract/live/guardrails.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { expect, test } from 'vitest';
import { pausable } from '../steering/use-pause-many.ts';
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
const say = (known: number, ...accounts: AccountSpending[]) =>
  runningWords(accounts, known)?.replaceAll('\u00A0', ' ');

test('where nothing may cost, nothing is said', () => {
  expect(say(0)).toBeUndefined();
  expect(say(0, account('NOK', 0))).toBeUndefined();
});

test('what may be charged is said of each ad account, and of how many campaigns once they are known', () => {
  expect(say(2, account('NOK', 59_500), account('USD', 1_000), account('EUR', 0))).toBe(
    'You may be charged up to NOK 595 and $10 today, with what is spent already.',
  );
  expect(say(0, account('NOK', 59_500))).toBe(
    'You may be charged up to NOK 595 today, with what is spent already.',
  );
  const campaigns = [
    { facebookCampaignId: '1', configuredStatus: 'ACTIVE', goneAt: null },
    { facebookCampaignId: '2', configuredStatus: 'ACTIVE', goneAt: null },
    { facebookCampaignId: '3', configuredStatus: 'PAUSED', goneAt: null },
    { facebookCampaignId: '4', configuredStatus: 'ACTIVE', goneAt: '2026-11-23T12:00:00.000Z' },
  ] as LiveCampaign[];
  expect(say(pausable(campaigns).length, account('NOK', 59_500))).toBe(
    '2 campaigns are on now, and may cost up to NOK 595 a day.',
  );
});
