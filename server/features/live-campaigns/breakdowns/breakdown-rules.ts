import type { BreakdownBy, BreakdownRow, PartFigures, Parts } from '#contract/live/breakdowns.ts';
import type { TodayFigures } from '#contract/live/live-figures.ts';
import type { Days } from '#contract/days.ts';
import type { InsightRow } from '#server/gateways/meta/sync/insights.ts';
import type { ResultKind } from '#server/gateways/meta/sync/result-counts.ts';

type Counted = Pick<InsightRow, 'spendMinor' | 'impressions' | 'clicks' | 'counts'>;

/** What Meta told of these days: in parts, and as a whole. */
interface ToldDays {
  days: Days;
  parts: (Counted & { parts: Parts })[];
  /** Undefined where nothing was shown. */
  whole: Counted | undefined;
}

/** The answer of Meta as it is kept. */
export interface ToldParts extends Told {
  /** By Meta's clock. */
  asOf: string;
}

interface Told {
  now: ToldDays;
  /** Null where the days before cannot be compared with. */
  before: ToldDays | null;
}

/** Puts together what belongs to these days, of rows of several. */
export function toldOf(days: Days, parts: InsightRow[], whole: InsightRow[]): ToldDays {
  const isOf = ({ since, until }: InsightRow) => since === days.since && until === days.until;
  const counted = ({ spendMinor, impressions, clicks, counts }: InsightRow): Counted => ({
    spendMinor,
    impressions,
    clicks,
    counts,
  });
  const row = whole.find(isOf);
  return {
    days,
    parts: parts.filter(isOf).map((each) => ({ ...counted(each), parts: each.parts })),
    whole: row && counted(row),
  };
}

/** What is shown of an answer, with the results of one kind. */
export function presentParts({ now, before }: Told, kind: ResultKind, by: BreakdownBy) {
  const told = figuresByPart(now, kind);
  const earlier = before && figuresByPart(before, kind);
  const nothing = (of: ToldDays): PartFigures => ({
    spendMinor: 0,
    impressions: 0,
    clicks: 0,
    results: isTold(of, kind) ? 0 : null,
  });
  const keys = new Set([...told.keys(), ...(earlier?.keys() ?? [])]);
  const rows = [...keys].map((key): BreakdownRow => {
    const figures = told.get(key) ?? nothing(now);
    return {
      // Written from one by partKey.
      parts: JSON.parse(key) as Parts,
      ...figures,
      costPerResultMinor: figures.results ? Math.round(figures.spendMinor / figures.results) : null,
      before: before && earlier ? (earlier.get(key) ?? nothing(before)) : null,
    };
  });
  return { rows: sorted(rows, by), total: totalOf(now.whole, kind) };
}

function figuresByPart(of: ToldDays, kind: ResultKind): Map<string, PartFigures> {
  const isResultTold = isTold(of, kind);
  return new Map(
    of.parts.map(({ parts, counts, spendMinor, impressions, clicks }) => [
      partKey(parts),
      { spendMinor, impressions, clicks, results: isResultTold ? counts[kind] : null },
    ]),
  );
}

/** Results there are in all and in no part are kept back by Meta: each part having none would be another thing. */
function isTold({ parts, whole }: ToldDays, kind: ResultKind): boolean {
  return !whole || whole.counts[kind] === 0 || parts.some(({ counts }) => counts[kind] > 0);
}

function totalOf(whole: Counted | undefined, kind: ResultKind): TodayFigures {
  if (!whole) return { spendMinor: 0, impressions: 0, clicks: 0, results: 0 };
  const { spendMinor, impressions, clicks, counts } = whole;
  return { spendMinor, impressions, clicks, results: counts[kind] };
}

function partKey({ platform, position, age, gender, region, hour, device }: Parts): string {
  return JSON.stringify({ platform, position, age, gender, region, hour, device });
}

function sorted(rows: BreakdownRow[], by: BreakdownBy): BreakdownRow[] {
  if (by === 'hour') return rows.toSorted((one, other) => (one.parts.hour ?? 24) - (other.parts.hour ?? 24));
  return rows.toSorted(
    (one, other) => other.spendMinor - one.spendMinor || other.impressions - one.impressions,
  );
}
