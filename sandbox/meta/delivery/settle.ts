import type { Store, Thing } from '#sandbox/memory/store.ts';
import { addDays, dayOf, hoursOfDay, startOfDay } from '#sandbox/meta/graph/times.ts';
import { type DayBook, dayBookOf, markSettled, writeDay } from './day-book.ts';
import type { DayFrame } from './day-curve.ts';
import { type Plan, readPlan } from './plan.ts';
import type { Results } from './results.ts';
import { runDay } from './run-day.ts';
import { readTimeline } from './timeline.ts';

export interface Ledger {
  today: string;
  /** The books of a campaign, with every day before today written down. */
  settled(campaign: Thing): DayBook;
  /** A day of a campaign up to a moment. */
  run(campaign: Thing, day: string, until: number): Map<string, Results>;
}

interface LedgerOptions {
  store: Store;
  account: Thing;
  zone: string;
  currency: string;
  now: number;
  /** Whether people fill in the forms they are shown. */
  isAnswered: boolean;
}

/** Writes down the days of an account as they pass, and works out the one that is going on. */
export function openLedger({ store, account, zone, currency, now, isAnswered }: LedgerOptions): Ledger {
  const today = dayOf(zone, now);
  const owner = readTimeline(store, account);
  const plans = new Map<string, Plan>();
  const frames = new Map<string, DayFrame>();
  const blocks = new Map<string, [number, number][]>();
  const isLimited = Number(owner.valueAt('spend_cap', now)) > 0 || owner.changedAt('spend_cap', now) > 0;

  function planOf(campaign: Thing): Plan {
    const plan = plans.get(campaign.id) ?? readPlan(store, owner, campaign);
    plans.set(campaign.id, plan);
    return plan;
  }

  function frameOf(day: string): DayFrame {
    const known = frames.get(day);
    if (known) return known;
    const end = startOfDay(zone, addDays(day, 1));
    const frame = { day, start: startOfDay(zone, day), end, hours: hoursOfDay(zone, day) };
    frames.set(day, frame);
    return frame;
  }

  function runWith(campaign: Thing, day: string, until: number, blocked: [number, number][]) {
    return runDay({
      plan: planOf(campaign),
      frame: frameOf(day),
      until,
      currency,
      blocked,
      isAnswered,
      spentBefore: (ads) => spentBefore(dayBookOf(store, campaign.id), ads, day),
    });
  }

  function run(campaign: Thing, day: string, until: number): Map<string, Results> {
    return runWith(campaign, day, until, isLimited ? blockedOn(day) : []);
  }

  /** From the moment the account has spent all it may, until it may spend more. */
  function blockedOn(day: string): [number, number][] {
    const known = blocks.get(day);
    if (known) return known;
    const campaigns = store.list('campaign', { account: account.account });
    const dayEnd = startOfDay(zone, addDays(day, 1));
    const end = Math.min(now, dayEnd);
    const before = campaigns.reduce(
      (sum, each) => sum + spentBefore(dayBookOf(store, each.id), undefined, day),
      0,
    );
    const blocked: [number, number][] = [];
    const spentBy = (time: number) =>
      campaigns.reduce((sum, each) => sum + spentIn(runWith(each, day, time, blocked)), before);
    const bounds = [startOfDay(zone, day), ...owner.turns.filter((time) => time > startOfDay(zone, day)), end]
      .filter((time) => time <= end)
      .toSorted((a, b) => a - b);
    for (const [place, to] of bounds.entries()) {
      const from = bounds[place - 1] ?? to;
      const cap = capAt(from);
      if (from < to && cap > 0 && spentBy(to) >= cap)
        blocked.push([Math.min(to, lastMoment(spentBy, cap, from, dayEnd)), to]);
    }
    if (blocked.at(-1)?.[1] === end) blocked.push([end, startOfDay(zone, addDays(day, 2))]);
    blocks.set(day, blocked);
    return blocked;
  }

  /** What the account may have spent in all, counted from when its limit was set. */
  function capAt(time: number): number {
    const cap = Number(owner.valueAt('spend_cap', time));
    return cap > 0 ? cap + Number(owner.valueAt('spend_cap_from', time)) : 0;
  }

  function settleTo(last: string, campaign: Thing): void {
    let day = firstOpenDay(campaign);
    if (day > last) return;
    store.transaction(() => {
      for (; day <= last; day = addDays(day, 1))
        writeDay(store, campaign.id, day, run(campaign, day, frameOf(day).end));
      markSettled(store, campaign.id, last);
    });
  }

  function firstOpenDay(campaign: Thing): string {
    const { settledTo } = dayBookOf(store, campaign.id);
    return settledTo === undefined
      ? dayOf(zone, Number(campaign.fields['created_time']))
      : addDays(settledTo, 1);
  }

  /** What a limited account may still spend on a day depends on what all of its campaigns spent before. */
  function settleAllTo(last: string): void {
    const campaigns = store.list('campaign', { account: account.account });
    const first = campaigns.map(firstOpenDay).toSorted()[0] ?? today;
    for (let day = first; day <= last; day = addDays(day, 1))
      for (const campaign of campaigns) settleTo(day, campaign);
  }

  return {
    today,
    run,
    settled(campaign) {
      const yesterday = addDays(today, -1);
      if (isLimited) settleAllTo(yesterday);
      else settleTo(yesterday, campaign);
      return dayBookOf(store, campaign.id);
    },
  };
}

/** The last moment at which not all was spent; the same however late it is when somebody asks. */
function lastMoment(spentBy: (time: number) => number, cap: number, from: number, end: number): number {
  if (spentBy(from) >= cap) return from;
  let [low, high] = [from, end];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (spentBy(middle) >= cap) high = middle;
    else low = middle;
  }
  return low;
}

function spentIn(results: Map<string, Results>): number {
  return [...results.values()].reduce((sum, { spendMinor }) => sum + spendMinor, 0);
}

function spentBefore({ rows }: DayBook, ads: string[] | undefined, day: string): number {
  let sum = 0;
  for (const ad of ads ?? rows.keys())
    for (const row of rows.get(ad) ?? []) if (row.day < day) sum += row.results.spendMinor;
  return sum;
}
