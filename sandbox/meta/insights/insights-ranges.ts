import { mapOf, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { GraphError, mustBe, mustBeOneOf } from '#sandbox/meta/graph/graph-error.ts';
import type { Visit } from '#sandbox/meta/graph/node-type.ts';
import { parsed } from '#sandbox/meta/graph/params.ts';
import { addDays, dayOf, monthsBefore } from '#sandbox/meta/graph/times.ts';

export interface Range {
  since: string;
  until: string;
}

const lookBackMonths = 37;

/** Both ends included, in the account's own days; cut into pieces when `time_increment` says so. */
export function readRanges({ world, call }: Visit, account: Thing): Range[] {
  const { time_range: timeRange, time_ranges: timeRanges, date_preset: preset } = call.params;
  const today = dayOf(textOf(account.fields['timezone_name']), world.clock.now());
  const several = parsed(timeRanges);
  if (Array.isArray(several) && several.length > 0)
    return several.map((each) => checkAge(readRange(each), today));
  const range = checkAge(
    timeRange === undefined ? presetRange(textOf(preset) || 'last_30d', today) : readRange(timeRange),
    today,
  );
  return cut(range, call.params['time_increment'], today);
}

function checkAge(range: Range, today: string): Range {
  if (range.since < monthsBefore(today, lookBackMonths)) throw new GraphError('tooFarBack');
  return range;
}

function cut(whole: Range, increment: unknown, today: string): Range[] {
  if (increment === undefined || increment === '' || increment === 'all_days') return [whole];
  // Nothing comes of pieces that lie in the future.
  const last = whole.since > today ? whole.since : today;
  const range = { since: whole.since, until: whole.until < last ? whole.until : last };
  if (increment === 'monthly') return byMonth(range);
  const days = numberOf(increment) ?? 0;
  if (!Number.isInteger(days) || days < 1 || days > 90)
    throw mustBe('time_increment', 'an integer from 1 to 90, monthly or all_days');
  return pieces(range, (since) => addDays(since, days - 1));
}

function readRange(given: unknown): Range {
  const { since, until } = mapOf(parsed(given));
  const isDay = (day: unknown) =>
    /^\d{4}-\d\d-\d\d$/.test(textOf(day)) &&
    !Number.isNaN(Date.parse(textOf(day))) &&
    addDays(textOf(day), 0) === day;
  if (!isDay(since) || !isDay(until) || textOf(since) > textOf(until))
    throw mustBe('time_range', 'an object with since and until as YYYY-MM-DD');
  return { since: textOf(since), until: textOf(until) };
}

function presetRange(preset: string, today: string): Range {
  const [, days] = /^last_(3|7|14|28|30|90)d$/.exec(preset) ?? [];
  const yesterday = addDays(today, -1);
  if (days) return { since: addDays(today, -Number(days)), until: yesterday };
  const range = namedRanges(today)[preset];
  if (range) return range;
  const lasts = [3, 7, 14, 28, 30, 90].map((count) => `last_${count}d`);
  throw mustBeOneOf('date_preset', [...Object.keys(namedRanges(today)), ...lasts]);
}

function namedRanges(today: string): Record<string, Range> {
  const yesterday = addDays(today, -1);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const sunday = addDays(today, -weekday);
  const monday = addDays(today, -((weekday + 6) % 7));
  const month = `${today.slice(0, 7)}-01`;
  const quarter = monthsBefore(month, (Number(today.slice(5, 7)) - 1) % 3);
  const year = `${today.slice(0, 4)}-01-01`;
  const ever = { since: monthsBefore(today, lookBackMonths), until: today };
  return {
    today: { since: today, until: today },
    yesterday: { since: yesterday, until: yesterday },
    this_week_mon_today: { since: monday, until: today },
    this_week_sun_today: { since: sunday, until: today },
    last_week_mon_sun: { since: addDays(monday, -7), until: addDays(monday, -1) },
    last_week_sun_sat: { since: addDays(sunday, -7), until: addDays(sunday, -1) },
    this_month: { since: month, until: today },
    last_month: { since: monthsBefore(month, 1), until: addDays(month, -1) },
    this_quarter: { since: quarter, until: today },
    last_quarter: { since: monthsBefore(quarter, 3), until: addDays(quarter, -1) },
    this_year: { since: year, until: today },
    last_year: { since: monthsBefore(year, 12), until: addDays(year, -1) },
    maximum: ever,
    data_maximum: ever,
  };
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
