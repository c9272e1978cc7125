import { textOf } from '../../json.ts';
import type { Thing } from '../../store.ts';
import type { World } from '../../world.ts';
import { campaignOf } from '../effective-status.ts';
import { addDays, dayOf, daysBetween, startOfDay } from '../times.ts';
import { finishedDays } from './finished-days.ts';
import { add, nothing, objectiveOf, type Results, resultsFor } from './results.ts';
import { openSpending } from './spend.ts';

export interface Delivery {
  today: string;
  /** The first day on which an ad can have delivered anything. */
  firstDay(ad: Thing): string;
  on(ad: Thing, day: string): Results;
  within(ad: Thing, since: string, until: string): Results;
  /** When the simulated lead with this place among those of a day came in. */
  momentOfLead(ad: Thing, day: string, place: number): number;
}

/** What the ads of one account have achieved, worked out from budget, status and time. */
export function openDelivery(world: World, account: Thing): Delivery {
  const zone = textOf(account.fields['timezone_name']);
  const currency = textOf(account.fields['currency']);
  const now = world.clock.now();
  const today = dayOf(zone, now);
  const spending = openSpending(world, zone);
  const answered = answersByHand(world, account, zone);
  const finished = finishedDays(world.store);
  const todays = new Map<string, Results>();
  const spans = new Map<string, string[]>();
  const objectives = new Map<string, string>();

  function objectiveFor(ad: Thing): string {
    const objective = objectives.get(ad.parent) ?? objectiveOf(campaignOf(world.store, ad));
    objectives.set(ad.parent, objective);
    return objective;
  }

  function until(ad: Thing, day: string, time: number): Results {
    return resultsFor(ad, day, spending.of(ad, day, time), objectiveFor(ad), currency);
  }

  function on(ad: Thing, day: string): Results {
    const key = `${ad.id} ${day}`;
    const kept = day < today ? finished : todays;
    const made = kept.get(key) ?? until(ad, day, now);
    kept.set(key, made);
    return made;
  }

  /** Thousands of ads share the same few stretches of time. */
  function span(since: string, last: string): string[] {
    const key = `${since} ${last}`;
    const days = spans.get(key) ?? daysBetween(since, last);
    spans.set(key, days);
    return days;
  }

  const firstDay = (ad: Thing) => dayOf(zone, Number(ad.fields['created_time']));

  return {
    today,
    firstDay,
    on,
    within(ad, since, last) {
      const first = firstDay(ad);
      let sum = nothing;
      for (const day of span(since > first ? since : first, last < today ? last : today)) {
        const made = on(ad, day);
        const byHand = answered.get(`${ad.id} ${day}`) ?? 0;
        if (made.spendMinor > 0 || byHand > 0) sum = add(sum, { ...made, leads: made.leads + byHand });
      }
      return sum;
    },
    momentOfLead(ad, day, place) {
      let [low, high] = [startOfDay(zone, day), Math.min(now, startOfDay(zone, addDays(day, 1)))];
      for (let step = 0; step < 11; step += 1) {
        const middle = (low + high) / 2;
        if (until(ad, day, middle).leads > place) high = middle;
        else low = middle;
      }
      return Math.floor(high);
    },
  };
}

/** Leads that somebody sent by hand count on their day as well. */
function answersByHand({ store }: World, { account }: Thing, zone: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { fields } of store.list('lead', { account })) {
    if (fields['harvest'] !== undefined || !fields['ad_id']) continue;
    const key = `${textOf(fields['ad_id'])} ${dayOf(zone, Number(fields['created_time']))}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
