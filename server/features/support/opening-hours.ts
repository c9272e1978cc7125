import type { OpeningHours } from '#contract/support.ts';

/** When it opens next; undefined while it is open. */
export function findOpening(hours: OpeningHours, now: number): Date | undefined {
  const { opens, closes, timeZone } = hours;
  const today = readClock(now, timeZone);
  const time = new Date(today).toISOString().slice(11, 16);
  if (isWorkday(today, hours) && time >= opens && time < closes) return undefined;
  let day = today - (today % dayMs) + (time < opens ? 0 : dayMs);
  while (!isWorkday(day, hours)) day += dayMs;
  const [hour = 0, minute = 0] = opens.split(':').map(Number);
  const shown = day + (hour * 60 + minute) * 60_000;
  // What the clocks there are ahead by may be another around that time.
  const guess = shown - (readClock(shown, timeZone) - shown);
  return new Date(guess - (readClock(guess, timeZone) - shown));
}

const dayMs = 86_400_000;

/** What the clocks of a time zone show, as if it were UTC. */
function readClock(moment: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${shown.format(moment).replace(' ', 'T')}Z`);
}

function isWorkday(day: number, { from, to }: OpeningHours): boolean {
  const weekday = new Date(day).getUTCDay() || 7;
  return weekday >= from && weekday <= to;
}
