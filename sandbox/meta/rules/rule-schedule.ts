import { listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { dayOf, startOfDay, weekdayOf } from '#sandbox/meta/graph/times.ts';

const minuteMs = 60_000;

/** Whether a rule that looks by the clock looks at this half hour of the account's zone. */
export function isDue(rule: Thing, zone: string, time: number): boolean {
  const { schedule_type: kind, schedule } = mapOf(rule.fields['schedule_spec']);
  const day = dayOf(zone, time);
  const minute = Math.round((time - startOfDay(zone, day)) / minuteMs);
  switch (textOf(kind)) {
    case 'SEMI_HOURLY':
      return minute % 30 === 0;
    case 'HOURLY':
      return minute % 60 === 0;
    case 'DAILY':
      return minute === 0;
    default:
      return (
        minute % 30 === 0 &&
        listOf(schedule)
          .map(mapOf)
          .some((window) => isWithin(window))
      );
  }

  function isWithin({ start_minute: start, end_minute: end, days }: Record<string, unknown>): boolean {
    const wished = listOf(days);
    if (wished.length > 0 && !wished.includes(weekdayOf(day))) return false;
    const first = numberOf(start);
    if (first === undefined) return true;
    const last = numberOf(end);
    return last === undefined ? minute === first : minute >= first && minute <= last;
  }
}
