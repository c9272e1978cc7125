import { textOf } from '#sandbox/json.ts';
import type { Store, Thing } from '#sandbox/memory/store.ts';
import { campaignOf } from '#sandbox/meta/campaigns/effective-status.ts';
import type { DayRow } from '#sandbox/meta/delivery/day-book.ts';
import type { Delivery } from '#sandbox/meta/delivery/delivery.ts';
import type { Crowd } from '#sandbox/meta/delivery/reach.ts';
import { addTo, figures, noResults, type Results } from '#sandbox/meta/delivery/results.ts';
import { readTimeline } from '#sandbox/meta/delivery/timeline.ts';
import { hoursOfDay, startOfDay } from '#sandbox/meta/graph/times.ts';
import { hourly, partsOf } from './insights-breakdowns.ts';
import type { Range } from './insights-ranges.ts';

/** What came together for one row. */
export interface Measure {
  results: Results;
  /** By ad set, since its ads share their people. */
  crowds: Map<string, Crowd>;
}

/** An ad with the days on which it achieved anything. */
export interface Member {
  ad: Thing;
  rows: DayRow[];
}

export function measure(members: Member[], range: Range): Measure {
  const sum: Measure = { results: noResults(), crowds: new Map() };
  for (const { ad, rows } of members) {
    let days = 0;
    for (const { day, results } of rows) {
      if (day < range.since || day > range.until) continue;
      days += 1;
      addTo(sum.results, results);
      see(sum, ad.parent, results, days);
    }
  }
  return sum;
}

export interface Part {
  values: Record<string, string>;
  sum: Measure;
}

export interface Ground {
  store: Store;
  delivery: Delivery;
  zone: string;
}

/** The same, cut into the parts that were asked for; parts in which nothing happened are left out. */
export function measureParts(ground: Ground, members: Member[], range: Range, breakdowns: string[]): Part[] {
  const parts = new Map<string, Part>();
  const partFor = (values: Record<string, string>) => {
    const key = Object.values(values).join('|');
    const part = parts.get(key) ?? { values, sum: { results: noResults(), crowds: new Map() } };
    parts.set(key, part);
    return part.sum;
  };
  const put = breakdowns.includes(hourly) ? byHour(ground, partFor) : byPart(ground, breakdowns, partFor);
  for (const { ad, rows } of members)
    put(
      ad,
      rows.filter(({ day }) => day >= range.since && day <= range.until),
    );
  return [...parts]
    .filter(([, { sum }]) => figures.some((figure) => sum.results[figure] > 0))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, part]) => part);
}

type Put = (ad: Thing, rows: DayRow[]) => void;
type PartFor = (values: Record<string, string>) => Measure;

/** The audience of a day is the one with which the day began, so that a new one does not change what was told. */
function byPart({ store, zone }: Ground, breakdowns: string[], partFor: PartFor): Put {
  return (ad, rows) => {
    const adSet = store.find(ad.parent);
    const timeline = adSet && readTimeline(store, adSet);
    const born = Number(adSet?.fields['created_time'] ?? 0);
    let targeting: string | undefined;
    let parts = partsOf(ad.id, '', breakdowns);
    let sums: Measure[] = [];
    for (const [place, { day, results }] of rows.entries()) {
      const now = timeline?.valueAt('targeting', Math.max(born, startOfDay(zone, day))) ?? '';
      if (now !== targeting) {
        targeting = now;
        parts = partsOf(ad.id, targeting, breakdowns);
        sums = parts.values.map(partFor);
      }
      const before = sums.map((sum) => sum.results.impressions);
      parts.spread(
        day,
        results,
        sums.map((sum) => sum.results),
      );
      for (const [each, sum] of sums.entries()) {
        const impressions = sum.results.impressions - (before[each] ?? 0);
        const audience = results.audience * (parts.shares[each] ?? 0);
        see(sum, ad.parent, { impressions, audience }, place + 1);
      }
    }
  };
}

function byHour(ground: Ground, partFor: PartFor): Put {
  return (ad, rows) => {
    for (const row of rows)
      for (const [hour, results] of hoursOf(ground, ad, row))
        addTo(partFor({ [hourly]: hour }).results, results);
  };
}

function see(
  { crowds }: Measure,
  adSet: string,
  { impressions, audience }: Pick<Results, 'impressions' | 'audience'>,
  days: number,
): void {
  const crowd = crowds.get(adSet);
  if (!crowd) {
    crowds.set(adSet, { impressions, audience, days });
    return;
  }
  crowd.impressions += impressions;
  crowd.audience = Math.max(crowd.audience, audience);
  crowd.days = Math.max(crowd.days, days);
}

/** What was achieved in each hour of a day; what was sent by hand counts at noon. */
function* hoursOf(
  { store, delivery, zone }: Ground,
  ad: Thing,
  { day, results, byHand = 0 }: DayRow,
): Generator<[string, Results]> {
  const campaign = campaignOf(store, ad);
  if (!campaign) return;
  const start = startOfDay(zone, day);
  const clock = hoursOfDay(zone, day);
  const whole = { ...results, formLeads: results.formLeads - byHand };
  let before = noResults();
  for (const [place, label] of clock.entries()) {
    const hour = place + 1;
    const time = start + hour * 3_600_000;
    const soFar =
      hour === clock.length ? whole : (delivery.until(campaign, day, time).get(ad.id) ?? noResults());
    const made = noResults();
    const now = noResults();
    for (const figure of figures) {
      now[figure] = Math.min(soFar[figure], whole[figure]);
      made[figure] = now[figure] - before[figure];
    }
    if (hour === 13) made.formLeads += byHand;
    before = now;
    if (figures.some((figure) => made[figure] > 0)) yield [labelOf(label), made];
  }
}

function labelOf(hour: number): string {
  const written = textOf(hour).padStart(2, '0');
  return `${written}:00:00 - ${written}:59:59`;
}
