import type { InsightRow, InsightsOrder } from '#server/gateways/meta/insights.ts';
import type { House } from '#server/house.ts';
import { setAdFigures, setCampaignFigures } from './figures-queries.ts';
import { collect, daysAtMeta, inPages, type Objectives, type Reading } from './reading.ts';
import { type Counted, countsOf, noFigures } from './rules.ts';

/** The figures of the whole window for every campaign, once the campaigns are stored. */
export async function readCampaignFigures(
  house: House,
  reading: Reading,
  campaigns: Promise<Objectives>,
): Promise<void> {
  const [objectives, delivered] = await Promise.all([campaigns, readWindow(house.meta, reading, 'campaign')]);
  const counted = new Map(
    delivered.map((row) => [row.campaignId, countsOf(row, objectives.get(row.campaignId) ?? null)]),
  );
  for (const rows of inPages(withFigures(objectives.keys(), counted)))
    await setCampaignFigures(house.db, reading.workspaceId, { at: reading.at, rows });
}

/** The same for every ad, once the ads are stored. */
export async function readAdFigures(
  house: House,
  reading: Reading,
  listed: { campaigns: Promise<Objectives>; ads: Promise<string[]> },
): Promise<void> {
  const [objectives, ids, delivered] = await Promise.all([
    listed.campaigns,
    listed.ads,
    readWindow(house.meta, reading, 'ad'),
  ]);
  const counted = new Map(
    delivered.map((row) => [row.adId ?? '', countsOf(row, objectives.get(row.campaignId) ?? null)]),
  );
  for (const rows of inPages(withFigures(ids, counted)))
    await setAdFigures(house.db, reading.workspaceId, { at: reading.at, rows });
}

/**
 * Begins with the day we take it to be at Meta, without waiting for a first answer to tell. Where the answers tell
 * that it is another, these days are read again.
 */
async function readWindow(
  meta: House['meta'],
  reading: Reading,
  level: InsightsOrder['level'],
): Promise<InsightRow[]> {
  const { account, signal, pace } = reading;
  const days = daysAtMeta(meta, reading);
  const rows = await collect(meta.listInsights(account, { level, ...days }, pace), signal);
  return daysAtMeta(meta, reading).until === days.until ? rows : readWindow(meta, reading, level);
}

/** What was not shown in these days is not reported at all: it gets zeros, or yesterday's figures would stay for ever. */
function withFigures(ids: Iterable<string>, counted: Map<string, Counted>): (Counted & { id: string })[] {
  return Array.from(ids, (id) => ({ id, ...(counted.get(id) ?? noFigures) }));
}
