import type { InsightRow } from '#server/gateways/meta/sync/insights.ts';
import type { AppContext } from '#server/app-context.ts';
import { dayAt, type Days, daysAfter } from '#contract/days.ts';
import { daysToRead, stretchesOf } from './days-to-read.ts';
import {
  hasOlderThanMet,
  removeDaysBefore,
  removeUntoldDays,
  storeDailyFigures,
} from '../figures/figures-queries.ts';
import type { Objectives, Reading } from './reading.ts';
import { countsOf } from '../rules.ts';

/** From which day on all days are known, and what day it was when they were read. */
export interface DaysRead {
  since: string;
  on: string;
}

/**
 * Brings the days up to date that Meta may have changed since they were read, once the campaigns are stored. How many
 * campaigns there are is known from the sync before; the first one waits for the listing. A campaign that was taken
 * out of an archive brings days with it that nobody has read.
 */
export async function readDays(
  ctx: AppContext,
  reading: Reading,
  campaigns: Promise<Objectives>,
  /** Those we had before this sync. */
  held: Promise<string[]>,
): Promise<DaysRead> {
  const { workspaceId, account, timezone, known } = reading;
  const rowsADay = known?.campaignCount ?? (await campaigns).size;
  const today = dayAt(ctx.meta.now(), timezone);
  const { knownSince, ...days } = daysToRead(today, known);
  await readStretches(ctx, reading, { ...days, rowsADay, campaigns });
  const earlier = { since: knownSince, until: daysAfter(days.since, -1) };
  const met = { adAccountId: account.id, held: await held, since: new Date(days.since) };
  if (known && earlier.until >= earlier.since && (await hasOlderThanMet(ctx.db, workspaceId, met)))
    await readStretches(ctx, reading, { ...earlier, rowsADay, campaigns });
  // The answers may tell that it is another day at Meta than we took it to be.
  if (dayAt(ctx.meta.now(), timezone) !== today) return readDays(ctx, reading, campaigns, held);
  await removeDaysBefore(ctx.db, workspaceId, { adAccountId: account.id, day: knownSince });
  return { since: knownSince, on: today };
}

async function readStretches(
  ctx: AppContext,
  reading: Reading,
  { rowsADay, campaigns, ...days }: Days & { rowsADay: number; campaigns: Promise<Objectives> },
): Promise<void> {
  const ended = await Promise.allSettled(
    stretchesOf(days, rowsADay).map((stretch) => readStretch(ctx, reading, { ...stretch, campaigns })),
  );
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Stores each page as it comes; what is not reported any more is forgotten once all of it has come. */
async function readStretch(
  { db, meta }: AppContext,
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
