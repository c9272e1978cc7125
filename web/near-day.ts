import { dayAt, daysAfter } from '#contract/days.ts';
import { m } from '#web/paraglide/messages.js';

/** The day at that moment where the reader is. */
export function dayHere(at: number): string {
  return dayAt(at, Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** What today and yesterday are called; of any other day nothing. */
export function nameNearDay(day: string, today: string): string | undefined {
  if (day === today) return m.changes_history_today();
  return day === daysAfter(today, -1) ? m.livecharts_yesterday() : undefined;
}
