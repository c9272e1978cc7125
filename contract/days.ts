/** The first and the last day of some, as Meta writes days: 2026-11-21. */
export interface Days {
  since: string;
  until: string;
}

const dayMs = 86_400_000;

/** To make one takes longer than to write a thousand days with it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes dates and times as Meta does. */
function calendarOf(timeZone: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const key = `${timeZone} ${options.timeStyle}`;
  let calendar = calendars.get(key);
  if (!calendar) calendars.set(key, (calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, ...options })));
  return calendar;
}

/** The day of a calendar at that moment, as Meta writes days: 2026-11-21. */
export function dayAt(moment: number, timeZone: string): string {
  return calendarOf(timeZone).format(moment);
}

/** How many days these are, the first and the last included. */
export function daysBetween({ since, until }: Days): number {
  return (Date.parse(until) - Date.parse(since)) / dayMs + 1;
}

/** That many days later; earlier when it is less than nothing. */
export function daysAfter(date: string, count: number): string {
  return new Date(Date.parse(date) + count * dayMs).toISOString().slice(0, 10);
}

/** The moment at which a day of a calendar is over. */
export function endOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(day) + dayMs;
  // By the clock as it is set at that midnight, which may be another one than a few hours off.
  const near = midnight - aheadOfUtc(midnight, timeZone);
  return midnight - aheadOfUtc(near, timeZone);
}

function aheadOfUtc(moment: number, timeZone: string): number {
  const clock = calendarOf(timeZone, { dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - moment;
}

/** The last day on which something is shown that ends at that moment. */
export function lastDayOf(endsAt: number, timeZone: string): string {
  return dayAt(endsAt - 1, timeZone);
}

/** The first day that may be the last one of what begins now: Meta wants more than 24 hours. */
export function earliestEnd(now: number, timeZone: string): string {
  return dayAt(now + dayMs, timeZone);
}
