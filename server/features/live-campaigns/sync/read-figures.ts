import { idOf, type InsightsOrder } from '#server/gateways/meta/sync/insights.ts';
import type { AppContext } from '#server/app-context.ts';
import { dayAt, type Days } from '#contract/days.ts';
import { setFigures } from '../figures/figures-queries.ts';
import { countedPeriods, daysOf, type PeriodFigures } from '../figures/period-days.ts';
import { collect, inPages, type ResultKinds, type Reading } from './reading.ts';
import { countsOf } from '../rules.ts';

/** About as many rows as one page holds: more are read side by side, a stretch of days each. */
const fitsOnePage = 500;

/** The figures of every period for every campaign, once the campaigns are stored. */
export async function readCampaignFigures(
  ctx: AppContext,
  reading: Reading,
  campaigns: Promise<ResultKinds>,
): Promise<void> {
  const [kinds, counted] = await Promise.all([campaigns, readPeriods(ctx, reading, campaigns, 'campaign')]);
  for (const rows of inPages(withFigures(kinds.keys(), counted)))
    await setFigures(ctx.db, reading.workspaceId, { level: 'campaign', at: reading.at, rows });
}

/** The same for every ad, once the ads are stored. */
export async function readAdFigures(
  ctx: AppContext,
  reading: Reading,
  listed: { campaigns: Promise<ResultKinds>; ads: Promise<string[]> },
): Promise<void> {
  const [ids, counted] = await Promise.all([listed.ads, readPeriods(ctx, reading, listed.campaigns, 'ad')]);
  for (const rows of inPages(withFigures(ids, counted)))
    await setFigures(ctx.db, reading.workspaceId, { level: 'ad', at: reading.at, rows });
}

/**
 * Begins with the day we take it to be at Meta, without waiting for a first answer to tell. Where the answers tell
 * that it is another, all is read again. Several periods can be of the same days: on the first of a month, for one.
 */
async function readPeriods(
  ctx: AppContext,
  reading: Reading,
  campaigns: Promise<ResultKinds>,
  level: InsightsOrder['level'],
): Promise<Map<string, PeriodFigures>> {
  const { meta } = ctx;
  const { account, timezone, known, signal, pace } = reading;
  const today = dayAt(meta.now(), timezone);
  const asked = countedPeriods.map((period) => ({ period, days: daysOf(period, today) }));
  const ranges = [...new Map(asked.map(({ days }) => [keyOf(days), days])).values()];
  const count = known?.campaignCount ?? (await campaigns).size;
  const stretches = count * ranges.length > fitsOnePage ? ranges.map((range) => [range]) : [ranges];
  const told = await Promise.all(
    stretches.map((each) => collect(meta.listInsights(account, { level, ranges: each }, pace), signal)),
  );
  if (dayAt(meta.now(), timezone) !== today) return readPeriods(ctx, reading, campaigns, level);

  const kinds = await campaigns;
  const periodsOf = Map.groupBy(asked, ({ days }) => keyOf(days));
  const figures = new Map<string, PeriodFigures>();
  for (const row of told.flat()) {
    const id = idOf(row, level);
    const kind = kinds.get(row.campaignId);
    if (!kind) continue;
    const counted = countsOf(row, kind);
    const held = figures.get(id) ?? {};
    for (const { period } of periodsOf.get(keyOf(row)) ?? []) held[period] = counted;
    figures.set(id, held);
  }
  return figures;
}

function keyOf({ since, until }: Days): string {
  return `${since}/${until}`;
}

/** What was not shown in these days is not reported at all: it gets none, or yesterday's figures would stay for ever. */
function withFigures(ids: Iterable<string>, counted: Map<string, PeriodFigures>) {
  return Array.from(ids, (id) => ({ id, figures: counted.get(id) ?? {} }));
}
