import type { OpeningHours } from '#contract/support.ts';
import { knownTimeZone } from './known-time-zone.ts';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const shape = /^([a-z]{3})-([a-z]{3}) (\d\d:\d\d)-(\d\d:\d\d) (\S+)$/i;

/** Reads "Mon-Fri 09:00-18:00 Europe/Oslo". Undefined for what is no such thing. */
export function readOpeningHours(text: string): OpeningHours | undefined {
  const [, first = '', last = '', opens = '', closes = '', timeZone = ''] = shape.exec(text.trim()) ?? [];
  const from = days.indexOf(first.toLowerCase()) + 1;
  const to = days.indexOf(last.toLowerCase()) + 1;
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (from === 0 || to < from || !isTime(opens) || !isTime(closes) || closes <= opens) return undefined;
  return knownTimeZone(timeZone) ? { from, to, opens, closes, timeZone } : undefined;
}
