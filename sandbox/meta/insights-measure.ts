import { textOf } from '../json.ts';
import type { Store, Thing } from '../store.ts';
import type { DayRow } from './delivery/day-book.ts';
import type { Delivery } from './delivery/delivery.ts';
import type { Crowd } from './delivery/reach.ts';
import { addTo, figures, noResults, type Results } from './delivery/results.ts';
import { readTimeline } from './delivery/timeline.ts';
import { campaignOf } from './effective-status.ts';
import { hourly, partsOf } from './insights-breakdowns.ts';
import { addDays, startOfDay } from './times.ts';
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

/** The same, cut into the parts that were asked for; parts in which nothing happened are left out. */
export function measureParts(
  { store, delivery, zone }: { store: Store; delivery: Delivery; zone: string },
  members: Member[],
  range: Range,
  breakdowns: string[],
): { values: Record<string, string>; sum: Measure }[] {
  const parts = new Map<string, { values: Record<string, string>; sum: Measure }>();
  const put = (values: Record<string, string>, adSet: string, results: Results, days: number) => {
    const key = Object.values(values).join('|');
    const part = parts.get(key) ?? { values, sum: { results: noResults(), crowds: new Map() } };
    parts.set(key, part);
    addTo(part.sum.results, results);
    see(part.sum, adSet, results, days);
  };
  for (const member of members) {
    const { ad } = member;
    let days = 0;
    const spread = spreadOf(store, ad, zone, breakdowns);
    for (const row of member.rows) {
      if (row.day < range.since || row.day > range.until) continue;
      days += 1;
      if (breakdowns.includes(hourly)) {
        for (const [hour, results] of hoursOf(store, delivery, zone, ad, row))
          put({ [hourly]: hour }, ad.parent, results, 1);
        continue;
      }
      const { values, split } = spread(row.day);
      for (const [place, results] of split(row.results).entries())
        put(values[place] ?? {}, ad.parent, results, days);
    }
  }
  return [...parts.values()]
    .filter(({ sum }) => figures.some((figure) => sum.results[figure] > 0))
    .toSorted((a, b) => (Object.values(a.values).join('|') < Object.values(b.values).join('|') ? -1 : 1));
}

function see({ crowds }: Measure, adSet: string, { impressions, audience }: Results, days: number): void {
  const crowd = crowds.get(adSet);
  if (!crowd) {
    crowds.set(adSet, { impressions, audience, days });
    return;
  }
  crowd.impressions += impressions;
  crowd.audience = Math.max(crowd.audience, audience);
  crowd.days = Math.max(crowd.days, days);
}

/** The audience of a day is the one with which the day began, so that a new one does not change what was told. */
function spreadOf(store: Store, ad: Thing, zone: string, breakdowns: string[]) {
  const adSet = store.find(ad.parent);
  const timeline = adSet && readTimeline(store, adSet);
  const born = Number(adSet?.fields['created_time'] ?? 0);
  let last: { targeting: string; parts: ReturnType<typeof partsOf> } | undefined;
  return (day: string) => {
    const targeting = timeline?.valueAt('targeting', Math.max(born, startOfDay(zone, day))) ?? '';
    if (last?.targeting !== targeting) last = { targeting, parts: partsOf(ad.id, targeting, breakdowns) };
    return last.parts;
  };
}

function* hoursOf(
  store: Store,
  delivery: Delivery,
  zone: string,
  ad: Thing,
  { day, results, byHand = 0 }: DayRow,
): Generator<[string, Results]> {
  const campaign = campaignOf(store, ad);
  if (!campaign) return;
  const start = startOfDay(zone, day);
  const hours = Math.round((startOfDay(zone, addDays(day, 1)) - start) / 3_600_000);
  let before = noResults();
  for (let hour = 1; hour <= hours; hour += 1) {
    const soFar =
      hour === hours ? results : delivery.until(campaign, day, start + hour * 3_600_000).get(ad.id);
    const now = { ...(soFar ?? noResults()) };
    if (hour === hours) now.formLeads -= byHand;
    const made = noResults();
    for (const figure of figures)
      made[figure] = Math.max(0, Math.min(now[figure], results[figure]) - before[figure]);
    if (hour === 13) made.formLeads += byHand;
    before = { ...now };
    for (const figure of figures) before[figure] = Math.min(now[figure], results[figure]);
    made.audience = results.audience;
    if (figures.some((figure) => made[figure] > 0)) yield [labelOf(Math.min(24, hour) - 1), made];
  }
}

function labelOf(hour: number): string {
  const written = textOf(hour).padStart(2, '0');
  return `${written}:00:00 - ${written}:59:59`;
}
