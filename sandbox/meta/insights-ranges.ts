import { mapOf, numberOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import { GraphError } from './graph-error.ts';
import type { Visit } from './node-type.ts';
import { parsed } from './params.ts';
import { addDays, dayOf } from './times.ts';

export interface Range {
  since: string;
  until: string;
}

/** Both ends included, in the account's own days; cut into pieces when `time_increment` says so. */
export function readRanges({ world, call }: Visit, account: Thing): Range[] {
  const { time_range: timeRange, date_preset: preset, time_increment: increment } = call.params;
  const today = dayOf(textOf(account.fields['timezone_name']), world.clock.now());
  const range =
    timeRange === undefined ? presetRange(textOf(preset) || 'last_30d', today) : readRange(timeRange);
  if (range.since < addDays(today, -37 * 31)) throw new GraphError('tooFarBack');
  if (increment === undefined || increment === 'all_days') return [range];
  if (increment === 'monthly') return byMonth(range);
  const days = numberOf(increment) ?? 0;
  if (!Number.isInteger(days) || days < 1 || days > 90)
    throw new GraphError('wrongType', {
      name: 'time_increment',
      wanted: 'an integer from 1 to 90, monthly or all_days',
    });
  return pieces(range, (since) => addDays(since, days - 1));
}

function readRange(given: unknown): Range {
  const { since, until } = mapOf(parsed(given));
  const isDay = (day: unknown) =>
    /^\d{4}-\d\d-\d\d$/.test(textOf(day)) && !Number.isNaN(Date.parse(textOf(day)));
  if (!isDay(since) || !isDay(until) || textOf(since) > textOf(until))
    throw new GraphError('wrongType', {
      name: 'time_range',
      wanted: 'an object with since and until as YYYY-MM-DD',
    });
  return { since: textOf(since), until: textOf(until) };
}

function presetRange(preset: string, today: string): Range {
  const yesterday = addDays(today, -1);
  const month = `${today.slice(0, 7)}-01`;
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, -weekday);
  const [, days] = /^last_(3|7|14|28|30|90)d$/.exec(preset) ?? [];
  if (days) return { since: addDays(today, -Number(days)), until: yesterday };
  const lastMonth = `${addDays(month, -1).slice(0, 7)}-01`;
  const known: Record<string, Range> = {
    today: { since: today, until: today },
    yesterday: { since: yesterday, until: yesterday },
    this_week_mon_today: { since: monday, until: today },
    last_week_mon_sun: { since: addDays(monday, -7), until: addDays(monday, -1) },
    this_month: { since: month, until: today },
    last_month: { since: lastMonth, until: addDays(month, -1) },
    this_year: { since: `${today.slice(0, 4)}-01-01`, until: today },
    maximum: { since: addDays(today, -36 * 30), until: today },
    data_maximum: { since: addDays(today, -36 * 30), until: today },
  };
  const range = known[preset];
  if (range) return range;
  const lasts = [3, 7, 14, 28, 30, 90].map((count) => `last_${count}d`);
  throw new GraphError('notOneOf', {
    name: 'date_preset',
    values: [...Object.keys(known), ...lasts].join(', '),
  });
}

function byMonth(range: Range): Range[] {
  return pieces(range, (since) => addDays(`${addDays(`${since.slice(0, 7)}-28`, 5).slice(0, 7)}-01`, -1));
}

function pieces({ since, until }: Range, endOf: (since: string) => string): Range[] {
  const found: Range[] = [];
  for (let first = since; first <= until;) {
    const last = endOf(first);
    found.push({ since: first, until: last < until ? last : until });
    first = addDays(last, 1);
  }
  return found;
}
