import { offsetOf } from '#sandbox/meta/graph/money.ts';
import { minorPerDollar } from './currencies.ts';
import type { DayFrame } from './day-curve.ts';
import { earn, wholeResults } from './earnings.ts';
import { handOut, type Share } from './hand-out.ts';
import { between, openDice } from './noise.ts';
import type { Plan, PlannedAd, PlannedSet } from './plan.ts';
import { moneyFor, type Purse, pursesOf } from './purses.ts';
import { noResults, type Results } from './results.ts';

/** Active, or late with a payment but still trusted. */
const inGoodStanding = new Set(['1', '9']);

export interface DayRun {
  plan: Plan;
  frame: DayFrame;
  until: number;
  currency: string;
  /** Stretches in which the ad account had spent all it may. */
  blocked: [number, number][];
  isAnswered: boolean;
  /** What the campaign's ads have spent on all days before, in minor units. */
  spentBefore(ads: string[]): number;
}

/** What each ad of a campaign has achieved on a day up to a moment. Later moments only ever add to it. */
export function runDay(run: DayRun): Map<string, Results> {
  const { plan, currency } = run;
  const perDollar = minorPerDollar(currency);
  const raw = new Map<string, Results>();
  const spentOn = (ads: string[]) => ads.reduce((sum, id) => sum + (raw.get(id)?.spendMinor ?? 0), 0);

  for (const stretch of stretches(run)) {
    const [from] = stretch;
    if (!isOpen(run, from)) continue;
    const purses = pursesOf(plan, runningSets(plan, from), from);
    const shares = purses.flatMap((purse) => {
      const ads = everyAd(plan, purse).map(({ ad }) => ad.thing.id);
      const money = moneyFor(purse, run.frame, stretch, () => run.spentBefore(ads) + spentOn(ads));
      return handOut(run, purse, stretch, money);
    });
    const factor = withinCap(run, shares, from, spentOn);
    for (const { planned, minor, rates, audience } of shares) {
      const { id } = planned.ad.thing;
      const sum = raw.get(id) ?? noResults();
      raw.set(id, sum);
      sum.audience = Math.max(sum.audience, audience);
      earn(
        sum,
        minor * factor,
        (minor * factor) / perDollar,
        run.isAnswered ? rates : { ...rates, formLead: 0 },
      );
    }
  }
  const { day } = run.frame;
  return new Map(
    [...raw].map(([id, sum]) => [
      id,
      wholeResults(sum, openDice(id, day, 'chance'), basketOf(id, day, currency)),
    ]),
  );
}

/** The stretches of a day within which nothing changed. */
function stretches({ plan, frame, until, blocked }: DayRun): [number, number][] {
  const stop = Math.min(frame.end, until);
  const inside = (time: number) => time > frame.start && time < stop;
  const bounds = [frame.start, ...plan.turns.filter(inside), ...blocked.flat().filter(inside), stop];
  const sorted = bounds.length === 2 ? bounds : [...new Set(bounds)].toSorted((a, b) => a - b);
  const found: [number, number][] = [];
  for (const [place, to] of sorted.entries()) {
    const from = sorted[place - 1];
    if (from !== undefined && from < to) found.push([from, to]);
  }
  return found;
}

function isOpen({ plan, blocked }: DayRun, time: number): boolean {
  if (blocked.some(([from, to]) => from <= time && time < to)) return false;
  return inGoodStanding.has(plan.account.valueAt('account_status', time)) && isOn(plan.campaign, time);
}

function runningSets({ sets }: Plan, time: number): PlannedSet[] {
  return sets.flatMap(({ set, ads }) => {
    if (!isOn(set, time)) return [];
    const running = ads.filter(({ ad }) => isOn(ad, time) && !ad.isHeldAt(time));
    return running.length > 0 ? [{ set, ads: running }] : [];
  });
}

/** Switched on and within its schedule. */
function isOn(timeline: PlannedSet['set'], time: number): boolean {
  if (timeline.valueAt('status', time) !== 'ACTIVE') return false;
  const starts = Number(timeline.valueAt('start_time', time));
  const end = Number(timeline.valueAt('end_time', time)) || Number(timeline.valueAt('stop_time', time));
  return time >= starts && (end === 0 || time < end);
}

/** Also those that do not run at the moment: what they spent came out of the same purse. */
function everyAd({ sets, campaign }: Plan, { owner }: Purse): PlannedAd[] {
  return sets.filter(({ set }) => owner === campaign || owner === set).flatMap(({ ads }) => ads);
}

/** What part of the money a campaign's spending limit still allows. */
function withinCap(
  { plan, spentBefore }: DayRun,
  shares: Share[],
  time: number,
  spentOn: (ads: string[]) => number,
): number {
  const cap = Number(plan.campaign.valueAt('spend_cap', time));
  if (!(cap > 0)) return 1;
  const ads = plan.sets.flatMap(({ ads: all }) => all.map(({ ad }) => ad.thing.id));
  const left = Math.max(0, cap - spentBefore(ads) - spentOn(ads));
  const wished = shares.reduce((sum, { minor }) => sum + minor, 0);
  return wished > left ? left / wished : 1;
}

/** What a customer of an ad buys for on a day. */
function basketOf(ad: string, day: string, currency: string): number {
  const dollars = between(40, 90, ad, 'basket') * between(0.85, 1.15, ad, day, 'basket');
  const minor = offsetOf(currency);
  return Math.round((dollars * minorPerDollar(currency)) / minor) * minor;
}
