import type { InsightRow } from '#server/gateways/meta/insights.ts';
import type { House } from '#server/house.ts';
import { noteLastDelivered } from './delivery-queries.ts';
import { daysToRead, stretchesOf } from './days-to-read.ts';
import { removeDaysBefore, removeUntoldDays, storeDailyFigures } from './figures-queries.ts';
import type { Objectives, Reading } from './reading.ts';
import { countsOf, dayAt, type Days } from './rules.ts';

/**
 * Brings the days up to date that Meta may have changed since they were read, once the campaigns are stored. Answers
 * from which day on all is known now. How many campaigns there are is known from the sync before; the first one waits
 * for the listing.
 */
export async function readDays(
  house: House,
  reading: Reading,
  campaigns: Promise<Objectives>,
): Promise<string> {
  const { workspaceId, account, timezone, known } = reading;
  const rowsADay = known?.campaignCount ?? (await campaigns).size;
  const today = dayAt(house.meta.now(), timezone);
  const { knownSince, ...days } = daysToRead(today, known);
  const ended = await Promise.allSettled(
    stretchesOf(days, rowsADay).map((stretch) => readStretch(house, reading, { ...stretch, campaigns })),
  );
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  // The answers may tell that it is another day at Meta than we took it to be.
  if (dayAt(house.meta.now(), timezone) !== today) return readDays(house, reading, campaigns);
  await removeDaysBefore(house.db, workspaceId, { adAccountId: account.id, day: knownSince });
  await noteLastDelivered(house.db, workspaceId, account.id);
  return knownSince;
}

/** Stores each page as it comes; what is not reported any more is forgotten once all of it has come. */
async function readStretch(
  { db, meta }: House,
  { workspaceId, account, signal, pace }: Reading,
  { campaigns, ...days }: Days & { campaigns: Promise<Objectives> },
): Promise<void> {
  const told: { facebookCampaignId: string; day: string }[] = [];
  for await (const page of meta.listInsights(account, { level: 'campaign', daily: true, ...days }, pace)) {
    const objectives = await campaigns;
    signal.throwIfAborted();
    await storeDailyFigures(
      db,
      workspaceId,
      page.map((row) => ({ ...dayOf(row), ...countsOf(row, objectives.get(row.campaignId) ?? null) })),
    );
    told.push(...page.map(dayOf));
  }
  await removeUntoldDays(db, workspaceId, { ...days, listed: (await campaigns).keys(), told });
}

function dayOf({ campaignId, since }: InsightRow) {
  return { facebookCampaignId: campaignId, day: since };
}
