import { listOf, textOf } from '#sandbox/json.ts';
import { openKept } from '#sandbox/memory/kept.ts';
import { between, noise } from '#sandbox/meta/delivery/noise.ts';
import { type Figure, figures, type Results } from '#sandbox/meta/delivery/results.ts';
import { GraphError, mustBeOneOf } from '#sandbox/meta/graph/graph-error.ts';
import { parsed } from '#sandbox/meta/graph/params.ts';
import { type Bucket, facets } from './insights-facets.ts';
import { pick, shareOut } from './insights-split.ts';

export const hourly = 'hourly_stats_aggregated_by_advertiser_time_zone';
const columns = [...facets.flatMap((facet) => facet.columns), hourly];

/** The columns by which rows are to be split. */
export function readBreakdowns(given: unknown): string[] {
  const value = parsed(given);
  const names = Array.isArray(value) ? value.map(textOf) : textOf(value).split(',');
  const wished = [...new Set(names.map((name) => name.trim()).filter(Boolean))];
  for (const [place, name] of wished.entries())
    if (!columns.includes(name)) throw mustBeOneOf(`breakdowns[${place}]`, columns);
  const isLonely = wished.includes('platform_position') && !wished.includes('publisher_platform');
  if (isLonely) throw new GraphError('columnsDoNotGo', { columns: ['action_type', ...wished].join(', ') });
  if ((wished.includes(hourly) && wished.length > 1) || wished.length > 4)
    throw new GraphError('breakdownsDoNotGo');
  return wished;
}

export interface Parts {
  values: Record<string, string>[];
  /** How much of the audience each part is. */
  shares: number[];
  /** Adds to each part its own of what came of a day; the sums stand in the order of `values`. */
  spread(day: string, results: Results, sums: Results[]): void;
}

/** What happens so seldom that the largest part would have all of it, day after day: the first of a day fall by chance. */
const rare = new Set<Figure>(['formLeads', 'pixelLeads', 'purchases', 'conversations']);
const drawn = 20;

const knownParts = openKept<string, Parts>(20_000);

/** How what one ad achieved is spread over the parts, given whom it was shown to. */
export function partsOf(ad: string, targeting: string, wished: string[]): Parts {
  const key = `${ad} ${wished.join(',')} ${targeting}`;
  return knownParts(key, () => buildParts(ad, parsed(targeting), wished));
}

function buildParts(ad: string, targeting: unknown, wished: string[]): Parts {
  let buckets: Bucket[] = [{ values: {}, weight: 1, cost: 1, response: 1 }];
  for (const facet of facets) {
    const own = facet.columns.filter((column) => wished.includes(column));
    if (own.length > 0) buckets = cross(buckets, merge(facet.split(targeting), own));
  }
  const weighed = buckets.map((bucket) => ({
    ...bucket,
    weight: bucket.weight * between(0.75, 1.25, ad, ...Object.values(bucket.values)),
  }));
  const shown = weighed.map(({ weight }) => weight);
  const paid = weighed.map(({ weight, cost }) => weight * cost);
  const answered = weighed.map(({ weight, response }) => weight * response);
  const all = shown.reduce((sum, weight) => sum + weight, 0);

  function weightsFor(figure: Figure): number[] {
    if (figure === 'spendMinor') return paid;
    return figure === 'impressions' || figure === 'videoViews' || figure === 'thruPlays' ? shown : answered;
  }

  return {
    values: weighed.map(({ values }) => values),
    shares: shown.map((weight) => weight / all),
    spread(day, results, sums) {
      // An ad's customers of one day all buy for the same.
      const basket = results.purchases === 0 ? 0 : results.purchaseValueMinor / results.purchases;
      for (const figure of figures) {
        const whole = results[figure];
        if (whole === 0 || figure === 'purchaseValueMinor') continue;
        const few = rare.has(figure) ? Math.min(whole, drawn) : 0;
        const parts = shareOut(whole - few, weightsFor(figure));
        for (let place = 0; place < few; place += 1) {
          const part = pick(answered, noise(ad, day, figure, String(place)));
          parts[part] = (parts[part] ?? 0) + 1;
        }
        for (let place = 0; place < parts.length; place += 1) {
          const sum = sums[place];
          if (!sum) continue;
          sum[figure] += parts[place] ?? 0;
          if (figure === 'purchases') sum.purchaseValueMinor += (parts[place] ?? 0) * basket;
        }
      }
    },
  };
}

function cross(some: Bucket[], others: Bucket[]): Bucket[] {
  return some.flatMap((one) =>
    others.map((other) => ({
      values: { ...one.values, ...other.values },
      weight: one.weight * other.weight,
      cost: one.cost * other.cost,
      response: one.response * other.response,
    })),
  );
}

/** Buckets that differ in nothing that was asked for become one. */
function merge(buckets: Bucket[], wished: string[]): Bucket[] {
  const groups = Map.groupBy(buckets, ({ values }) => wished.map((column) => values[column]).join('|'));
  return [...groups.values()].map((group) => {
    const weight = group.reduce((sum, bucket) => sum + bucket.weight, 0);
    const mean = (what: 'cost' | 'response') =>
      group.reduce((sum, bucket) => sum + bucket[what] * bucket.weight, 0) / weight;
    const values = Object.fromEntries(
      wished.map((column) => [column, group[0]?.values[column] ?? 'unknown']),
    );
    return { values, weight, cost: mean('cost'), response: mean('response') };
  });
}

/** What an action list is to be told apart by, besides its type. */
export function readActionBreakdowns(given: unknown): string[] {
  const value = parsed(given);
  const names = Array.isArray(value) ? listOf(value).map(textOf) : textOf(value).split(',').filter(Boolean);
  const may = ['action_type', 'action_device', 'action_destination', 'action_reaction'];
  for (const [place, name] of names.entries())
    if (!may.includes(name)) throw mustBeOneOf(`action_breakdowns[${place}]`, may);
  return names.filter((name) => name !== 'action_type');
}
