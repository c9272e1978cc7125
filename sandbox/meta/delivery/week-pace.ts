import { openKept } from '#sandbox/memory/kept.ts';
import { addDays, weekdayOf } from '#sandbox/meta/graph/times.ts';
import { between, noise } from './noise.ts';

const most = 1.75;

/**
 * What part of a daily budget is spent on a day: up to 1.75 of it on a lively one, but over a week, which begins on
 * Sunday, never more than seven (https://developers.facebook.com/docs/marketing-api/adset/budget, since v24.0).
 */
export function paceOf(owner: string, day: string): number {
  const weekday = weekdayOf(day);
  const sunday = addDays(day, -weekday);
  const week = weeks(`${owner} ${sunday}`, () => paceOfWeek(owner, sunday));
  return week[weekday] ?? 1;
}

const weeks = openKept<string, number[]>(20_000);

function paceOfWeek(owner: string, sunday: string): number[] {
  const lively = noise(owner, sunday, 'lively') < 0.3 ? Math.floor(noise(owner, sunday, 'which') * 7) : -1;
  const wishes = Array.from({ length: 7 }, (_, weekday) =>
    weekday === lively
      ? between(1.25, 1.7, owner, sunday, 'peak')
      : between(0.94, 1.06, owner, sunday, String(weekday)),
  );
  const whole = wishes.reduce((sum, wish) => sum + wish, 0);
  const share = (7 * between(0.97, 1, owner, sunday, 'week')) / whole;
  return wishes.map((wish) => Math.min(most, wish * share));
}
