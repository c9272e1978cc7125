import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { dayAt } from '#contract/days.ts';
import { worstIn } from '#contract/live/spending.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatLongDay } from '#web/ui/format/format.ts';

/** Whose midnights count: the ad account's, or the reader's while none is chosen. */
export function zoneOf(adAccount: { timezone: string } | null): string {
  return adAccount?.timezone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** 'Runs until December 14, 2026', or that nobody has said until when. */
export function runsUntil(endsOn: string | null): string {
  return endsOn === null ? m.campaigns_runs_on() : m.campaigns_runs_until({ day: formatLongDay(endsOn) });
}

/** What all of its days may cost at worst, where they are counted. */
export function mostInAll(
  { endsOn, dailyBudgetMinor }: Pick<CampaignFields, 'endsOn' | 'dailyBudgetMinor'>,
  timeZone: string,
): number | undefined {
  const today = dayAt(Date.now(), timeZone);
  if (endsOn === null || dailyBudgetMinor === null || endsOn < today) return undefined;
  return worstIn({ since: today, until: endsOn }, dailyBudgetMinor);
}

/** What it costs at most until its last day. */
export function mostWords(mostMinor: number, currency: string): string {
  return m.campaigns_end_most({ amount: formatWholeMoney(mostMinor, currency) });
}
