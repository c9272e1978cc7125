import type { World } from '../../world.ts';
import type { Thing } from '../../store.ts';
import { addDays, startOfDay } from '../times.ts';
import { shareOfDay } from './day-curve.ts';
import { between } from './noise.ts';
import { readTimeline, type Timeline } from './timeline.ts';

/** One budget and everything that spends it: an ad set, or a campaign that holds the budget for all of its own. */
interface Purse {
  owner: Timeline;
  campaign: Timeline;
  ads: { ad: Timeline; adSet: Timeline }[];
}

export interface Spending {
  /** What an ad has spent on a day up to a moment, in minor units, not rounded. */
  of(ad: Thing, day: string, until: number): number;
}

/** Spending follows the budget through the day; what is past never changes, because it is read from what was kept. */
export function openSpending({ store }: World, zone: string): Spending {
  const timelines = new Map<string, Timeline>();
  const purses = new Map<string, Purse>();
  const spent = new Map<string, Map<string, number>>();

  function timelineOf(thing: Thing): Timeline {
    const timeline = timelines.get(thing.id) ?? readTimeline(store, thing);
    timelines.set(thing.id, timeline);
    return timeline;
  }

  function purseOf(ad: Thing): Purse | undefined {
    const known = purses.get(ad.parent);
    if (known) return known;
    const adSet = store.find(ad.parent);
    const campaign = adSet && store.find(adSet.parent);
    if (!campaign) return undefined;
    const isShared = (campaign.fields['daily_budget'] ?? campaign.fields['lifetime_budget']) !== undefined;
    const sets = isShared ? store.list('adset', { parent: campaign.id }) : [adSet];
    const purse: Purse = {
      owner: timelineOf(isShared ? campaign : adSet),
      campaign: timelineOf(campaign),
      ads: sets.flatMap((set) =>
        store
          .list('ad', { parent: set.id })
          .map((each) => ({ ad: timelineOf(each), adSet: timelineOf(set) })),
      ),
    };
    for (const set of sets) purses.set(set.id, purse);
    return purse;
  }

  function spend(purse: Purse, day: string, until: number): Map<string, number> {
    const start = startOfDay(zone, day);
    const end = startOfDay(zone, addDays(day, 1));
    const stop = Math.min(end, until);
    const pace = between(0.93, 1.03, purse.owner.thing.id, day);
    const done = (time: number) => shareOfDay((time - start) / (end - start));
    const sums = new Map<string, number>();
    for (const [from, to] of stretches(purse, start, stop)) {
      const running = purse.ads.filter((each) => isRunning(purse.campaign, each, from));
      const weight = running.reduce((sum, { ad }) => sum + weightOf(ad.thing), 0);
      const amount = budgetAt(purse.owner, from) * pace * (done(to) - done(from));
      for (const { ad } of running)
        sums.set(ad.thing.id, (sums.get(ad.thing.id) ?? 0) + (amount * weightOf(ad.thing)) / weight);
    }
    return sums;
  }

  return {
    of(ad, day, until) {
      const purse = purseOf(ad);
      if (!purse) return 0;
      const key = `${purse.owner.thing.id} ${day} ${until}`;
      const sums = spent.get(key) ?? spend(purse, day, until);
      spent.set(key, sums);
      return sums.get(ad.id) ?? 0;
    },
  };
}

/** The stretches of a day within which nothing changed. */
function stretches({ owner, campaign, ads }: Purse, start: number, stop: number): [number, number][] {
  if (stop <= start) return [];
  const timelines = [owner, campaign, ...ads.flatMap(({ ad, adSet }) => [ad, adSet])];
  const schedule = ads.flatMap(({ adSet }) => [
    Number(adSet.thing.fields['start_time']),
    Number(adSet.thing.fields['end_time']),
  ]);
  const turns = [...timelines.flatMap((timeline) => timeline.turns), ...schedule].filter(
    (time) => time > start && time < stop,
  );
  const bounds = [...new Set([start, ...turns, stop])].toSorted((a, b) => a - b);
  return bounds.slice(1).map((bound, place) => [bounds[place] ?? start, bound]);
}

function isRunning(campaign: Timeline, { ad, adSet }: Purse['ads'][number], time: number): boolean {
  const isOn = [campaign, adSet, ad].every((each) => each.valueAt('status', time) === 'ACTIVE');
  const start = Number(adSet.thing.fields['start_time'] ?? 0);
  const end = Number(adSet.thing.fields['end_time'] ?? 0);
  return isOn && time >= start && (end === 0 || time < end) && !ad.isHeldAt(time);
}

function budgetAt(owner: Timeline, time: number): number {
  const daily = owner.valueAt('daily_budget', time);
  if (daily !== undefined) return Number(daily);
  const { start_time: start, stop_time: stop, end_time: end = stop } = owner.thing.fields;
  const days = Math.max(1, (Number(end) - Number(start)) / 86_400_000);
  return Number(owner.valueAt('lifetime_budget', time) ?? 0) / days;
}

/** Some ads simply do better than others. */
function weightOf({ id }: Thing): number {
  return between(0.5, 1.5, id, 'weight');
}
