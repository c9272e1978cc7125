import { openKept } from '#sandbox/memory/kept.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = openKept<string, number>(50_000);
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** How far a zone is from UTC at a moment, in minutes. Offsets change on the quarter hour, so they are kept by it. */
export function offsetMinutes(zone: string, time: number): number {
  const quarter = Math.floor(time / 900_000);
  return offsets(`${zone} ${quarter}`, () => readOffset(zone, quarter * 900_000));
}

function readOffset(zone: string, time: number): number {
  const parts = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return (Date.UTC(year, month - 1, day, hour, minute) - time) / 60_000;
}

/** The calendar day in a zone, as `2026-05-12`. */
export function dayOf(zone: string, time: number): string {
  return new Date(time + offsetMinutes(zone, time) * 60_000).toISOString().slice(0, 10);
}

/** When a calendar day begins in a zone. */
export function startOfDay(zone: string, day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - offsetMinutes(zone, midnight) * 60_000;
  return midnight - offsetMinutes(zone, guess) * 60_000;
}

/** The hours that a calendar day has by the clock of a zone: one is missing, or comes twice, when clocks are changed. */
export function hoursOfDay(zone: string, day: string): number[] {
  return clocks(`${zone} ${day}`, () => readClock(zone, day));
}

const clocks = openKept<string, number[]>(5_000);

function readClock(zone: string, day: string): number[] {
  const start = startOfDay(zone, day);
  const count = Math.round((startOfDay(zone, addDays(day, 1)) - start) / hourMs);
  return Array.from({ length: count }, (_, place) => {
    const time = start + place * hourMs;
    return new Date(time + offsetMinutes(zone, time) * 60_000).getUTCHours();
  });
}

export function addDays(day: string, count: number): string {
  const number = knownDay(day).number + count;
  return written(number, () => new Date(number * dayMs).toISOString().slice(0, 10));
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return knownDay(day).weekday;
}

interface Day {
  number: number;
  weekday: number;
}

const written = openKept<number, string>(5_000);
const read = openKept<string, Day>(5_000);

/** Days are counted and told apart again and again, and there are not many of them. */
function knownDay(day: string): Day {
  return read(day, () => {
    const time = Date.parse(`${day}T00:00:00Z`);
    return { number: Math.round(time / dayMs), weekday: new Date(time).getUTCDay() };
  });
}

/** The same day so many months earlier, or the last of that month where it has no such day. */
export function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(date, last))).toISOString().slice(0, 10);
}

/** A moment as Meta writes it: `2026-05-12T10:45:09-0700`. */
export function graphTime(time: number, zone = 'UTC'): string {
  const offset = offsetMinutes(zone, time);
  const local = new Date(time + offset * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${local}${offset < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(minutes).padStart(2, '0')}`;
}

/** `Thursday, 10-Dec-26 04:00:00 PST`, as the expired-token error says it. */
export function longDate(time: number): string {
  const date = new Date(time - 8 * 3_600_000);
  const weekday = date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  const month = date.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });
  const [day, clock] = [date.toISOString().slice(8, 10), date.toISOString().slice(11, 19)];
  return `${weekday}, ${day}-${month}-${String(date.getUTCFullYear()).slice(2)} ${clock} PST`;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}
