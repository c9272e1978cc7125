import { type Days, daysBetween } from '../days.ts';

/** What one campaign has spent today and may still spend, in minor units of its ad account's currency. */
export interface Spending {
  /** Switched on, whether or not Meta shows it yet. */
  isOn: boolean;
  dailyBudgetMinor: number;
  /** What is left of budgets for a whole run: Meta may spend any part of it on one day. */
  lifetimeLeftMinor: number;
  /** As far as it was read. It stays spent, whatever becomes of the campaign. */
  spentTodayMinor: number;
  /** The last day of the ad account's calendar on which it is shown; null for no end. */
  endsOn: string | null;
}

/** Meta may spend that many times a daily budget on one day, and evens it out over the week. */
const timesOnOneDay = 1.75;
/** … and over a week from Sunday to Saturday that many. */
const timesAWeek = 7;

/** What a daily budget may cost on one day at worst, in whole minor units. */
export function worstDayOf(dailyBudgetMinor: number): number {
  return Math.ceil(dailyBudgetMinor * timesOnOneDay);
}

/** What a campaign may cost on that day (`2026-11-23`) at worst, with what it has cost already; later it is never more. */
export function worstDay(spending: Spending, today: string): number {
  if (!mayRun(spending, today)) return spending.spentTodayMinor;
  const { dailyBudgetMinor, lifetimeLeftMinor } = spending;
  return worstDayOf(dailyBudgetMinor) + lifetimeLeftMinor + spentBesides(spending);
}

/** What a campaign may cost from that day to the end of its month at worst, both days included. */
export function worstRestOfMonth(spending: Spending, today: string): number {
  if (!mayRun(spending, today)) return spending.spentTodayMinor;
  const { dailyBudgetMinor, lifetimeLeftMinor, endsOn } = spending;
  const monthEnd = lastOfMonth(today);
  const until = endsOn !== null && endsOn < monthEnd ? endsOn : monthEnd;
  return worstIn({ since: today, until }, dailyBudgetMinor) + lifetimeLeftMinor + spentBesides(spending);
}

/** Whether anything more may be spent: one whose last day is over spends nothing, however it is switched. */
function mayRun({ isOn, endsOn }: Spending, today: string): boolean {
  return isOn && (endsOn === null || endsOn >= today);
}

/** What today has cost that is not among what it may still cost: all of it, where that counts what is left. */
function spentBesides({ dailyBudgetMinor, lifetimeLeftMinor, spentTodayMinor }: Spending): number {
  return lifetimeLeftMinor > 0
    ? spentTodayMinor
    : Math.max(0, spentTodayMinor - worstDayOf(dailyBudgetMinor));
}

/** What a daily budget may cost on all those days at worst. */
export function worstIn(days: Days, dailyBudgetMinor: number): number {
  const count = daysBetween(days);
  const firstWeek = Math.min(count, 7 - weekday(days.since));
  const lastWeek = (count - firstWeek) % 7;
  const wholeWeeks = (count - firstWeek - lastWeek) / 7;
  const times = timesIn(firstWeek) + wholeWeeks * timesAWeek + timesIn(lastWeek);
  return Math.ceil(dailyBudgetMinor * times);
}

/** How many daily budgets so many days of one week may cost. */
function timesIn(days: number): number {
  return Math.min(days * timesOnOneDay, timesAWeek);
}

function lastOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number);
  return new Date(Date.UTC(year!, month!, 0)).toISOString().slice(0, 10);
}

/** 0 for a Sunday, as Meta counts weeks. */
function weekday(day: string): number {
  return new Date(day).getUTCDay();
}

/** What an operation adds to what its campaign may spend. */
export interface SpendingChange {
  turnsOn: boolean;
  addsDailyMinor: number;
  /** Until when it runs from then on, or null for no end; left out where that stays. */
  endsOn?: string | null;
  /** To budgets for a whole run. */
  addsLifetimeMinor?: number;
}

/** What adds to no budget, but lets more of it be spent. */
export const spendsOn: SpendingChange = { turnsOn: false, addsDailyMinor: 0 };

const nothing: Spending = {
  isOn: false,
  dailyBudgetMinor: 0,
  lifetimeLeftMinor: 0,
  spentTodayMinor: 0,
  endsOn: null,
};

/** What a campaign may spend once that is done as well; of one that is not there yet, without what it is now. */
export function withChange(
  spending: Spending | undefined,
  { turnsOn, addsDailyMinor, addsLifetimeMinor = 0, endsOn }: SpendingChange,
): Spending {
  if (!spending)
    return withChange({ ...nothing, endsOn: endsOn ?? null }, { turnsOn, addsDailyMinor, addsLifetimeMinor });
  return {
    ...spending,
    isOn: spending.isOn || turnsOn,
    dailyBudgetMinor: spending.dailyBudgetMinor + addsDailyMinor,
    endsOn: endsOn === undefined ? spending.endsOn : laterEnd(spending.endsOn, endsOn),
    lifetimeLeftMinor: spending.lifetimeLeftMinor + addsLifetimeMinor,
  };
}

function laterEnd(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return null;
  return one > other ? one : other;
}

interface Limits {
  mostPerDayMinor: number | null;
  mostPerMonthMinor: number | null;
}

/** Whether more may be spent than before. */
export function raisesGuardrails(from: Limits, to: Limits): boolean {
  const isHigher = (before: number | null, after: number | null) =>
    before !== null && (after === null || after > before);
  return (
    isHigher(from.mostPerDayMinor, to.mostPerDayMinor) ||
    isHigher(from.mostPerMonthMinor, to.mostPerMonthMinor)
  );
}
