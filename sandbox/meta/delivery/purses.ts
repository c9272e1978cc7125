import { type DayFrame, shareOfDay } from './day-curve.ts';
import type { Plan, PlannedSet } from './plan.ts';
import type { Timeline } from './timeline.ts';
import { paceOf } from './week-pace.ts';

const dayMs = 86_400_000;

/** One budget and the running ad sets that share it. */
export interface Purse {
  owner: Timeline;
  sets: PlannedSet[];
}

/** A campaign with a budget shares it among its ad sets; otherwise each has its own. */
export function pursesOf(plan: Plan, running: PlannedSet[], time: number): Purse[] {
  const { campaign } = plan;
  if (hasBudget(campaign, time)) return running.length > 0 ? [{ owner: campaign, sets: running }] : [];
  return running.filter(({ set }) => hasBudget(set, time)).map((each) => ({ owner: each.set, sets: [each] }));
}

/** What a purse gives out within a stretch in which nothing changes; `spent` is all it has given out before. */
export function moneyFor(
  { owner, sets }: Purse,
  frame: DayFrame,
  [from, to]: [number, number],
  spent: () => number,
): number {
  const { id } = owner.thing;
  const daily = Number(owner.valueAt('daily_budget', from));
  const [done, doneThen] = [shareOfDay(id, frame, from), shareOfDay(id, frame, to)];
  if (daily > 0) return daily * paceOf(id, frame.day) * (doneThen - done);
  const left = Math.max(0, Number(owner.valueAt('lifetime_budget', from)) - spent());
  const end = endOf({ owner, sets }, from);
  const lastDays = done < 1 ? remaining(id, frame, end) - done : 1;
  const share = lastDays <= 0 ? 1 : (doneThen - done) / lastDays;
  return left * Math.min(1, share);
}

/** Days' worth of delivery from the beginning of a day to the end, measured by how busy the hours are. */
function remaining(owner: string, frame: DayFrame, end: number): number {
  return end <= frame.end ? shareOfDay(owner, frame, end) : 1 + (end - frame.end) / dayMs;
}

/** A lifetime budget without an end is spread over a month. */
function endOf({ owner, sets }: Purse, time: number): number {
  const ends = [owner, ...sets.map(({ set }) => set)].flatMap((each) => [
    Number(each.valueAt('end_time', time)),
    Number(each.valueAt('stop_time', time)),
  ]);
  const last = Math.max(...ends);
  return last > time ? last : time + 30 * dayMs;
}

function hasBudget(owner: Timeline, time: number): boolean {
  return (
    Number(owner.valueAt('daily_budget', time)) > 0 || Number(owner.valueAt('lifetime_budget', time)) > 0
  );
}
