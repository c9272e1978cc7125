const day = 86_400_000;

export interface Days {
  since: string;
  until: string;
}

/** To make one takes longer than to write a thousand days with it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

/** The day of a calendar at that moment, as Meta writes days: 2026-11-21. */
export function dayAt(moment: number, timeZone: string): string {
  let calendar = calendars.get(timeZone);
  // Swedish writes dates in this way.
  if (!calendar) calendars.set(timeZone, (calendar = new Intl.DateTimeFormat('sv-SE', { timeZone })));
  return calendar.format(moment);
}

/** As many days, right before these. */
export function daysBefore({ since, until }: Days): Days {
  const count = daysBetween({ since, until });
  return { since: daysAfter(since, -count), until: daysAfter(since, -1) };
}

/** Each day from the first to the last. */
export function eachDay({ since, until }: Days): string[] {
  return Array.from({ length: daysBetween({ since, until }) }, (_, index) => daysAfter(since, index));
}

/** How many days these are, the first and the last included. */
export function daysBetween({ since, until }: Days): number {
  return (Date.parse(until) - Date.parse(since)) / day + 1;
}

/** That many days later; earlier when it is less than nothing. */
export function daysAfter(date: string, count: number): string {
  return new Date(Date.parse(date) + count * day).toISOString().slice(0, 10);
}
