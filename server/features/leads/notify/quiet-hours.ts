import type { Quiet } from '#contract/leads/lead-alerts.ts';

const minuteMs = 60_000;
const day = 1440;

/** When the quiet hours end in which this moment lies; undefined where it lies in none. */
export function endOfQuiet(now: number, { from, until, timeZone }: Quiet): number | undefined {
  const [start, end] = [minutesOf(from), minutesOf(until)];
  const length = (end - start + day) % day;
  const since = (minutesAt(now, timeZone) - start + day) % day;
  if (since >= length) return undefined;
  const near = Math.floor(now / minuteMs) * minuteMs + (length - since) * minuteMs;
  // In a night in which clocks are changed it is an hour more or less.
  const off = ((minutesAt(near, timeZone) - end + day + day / 2) % day) - day / 2;
  return near - off * minuteMs;
}

function minutesAt(moment: number, timeZone: string): number {
  return minutesOf(new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(moment));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
