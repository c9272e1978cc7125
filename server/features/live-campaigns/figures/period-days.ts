import { type DayFigures, type Period, periods } from '#contract/live/live-figures.ts';
import { type Days, daysAfter } from '#contract/days.ts';
import { daysBefore } from './days.ts';

/** The figures as they are stored: what can be counted, none of what follows from it. */
export interface Counted extends Omit<DayFigures, 'day'> {
  reach: number;
}

/** What was counted in each period, and today. */
export type PeriodFigures = Partial<Record<Period | 'today', Counted>>;

export const countedPeriods = ['today', ...periods] as const;

const fullDays: Partial<Record<Period | 'today', number>> = { yesterday: 1, '7d': 7, '14d': 14, '30d': 30 };

/** The days of a period: full ones up to yesterday, or those of the month up to today. */
export function daysOf(period: Period | 'today', today: string): Days {
  const count = fullDays[period];
  if (count !== undefined) return { since: daysAfter(today, -count), until: daysAfter(today, -1) };
  return { since: period === 'today' ? today : `${today.slice(0, 7)}-01`, until: today };
}

/** The days to compare a period with: as many full ones right before. A month that is not over has none. */
export function comparedDays(period: Period, today: string): Days | undefined {
  return fullDays[period] === undefined ? undefined : daysBefore(daysOf(period, today));
}
