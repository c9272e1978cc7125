import type { Objective } from '#contract/campaigns/campaign.ts';
import type { DayFigures } from '#contract/live/live-figures.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, gt, gte, inArray, lte, or, sql, sum } from 'drizzle-orm';
import type { Days } from '#contract/days.ts';
import { dailyFigures, liveCampaigns } from '../tables.ts';

type Summed = Omit<DayFigures, 'day'>;
/** One campaign, or those of an ad account: all of them, or those with one goal. */
export type Which =
  | { adAccountId: string; objective?: Objective | undefined }
  | { facebookCampaignId: string };
interface OfAccount extends Days {
  adAccountId: string;
  objective?: Objective | undefined;
}

const { facebookCampaignId, day, spendMinor, impressions, clicks, results } = dailyFigures;
/** For a goal that cannot be built here visits are counted, as for campaigns that are to bring them. */
export const goalColumn = sql<Objective>`coalesce(${liveCampaigns.objective}, 'traffic')`;
const sums = {
  spendMinor: sum(spendMinor).mapWith(Number),
  impressions: sum(impressions).mapWith(Number),
  clicks: sum(clicks).mapWith(Number),
  results: sum(results).mapWith(Number),
};

/** What each of these campaigns did in these days, by its id. */
export async function findFiguresInDays(
  db: Database,
  workspaceId: WorkspaceId,
  { ids, ...days }: Days & { ids: string[] },
): Promise<Map<string, Summed>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ facebookCampaignId, ...sums })
    .from(dailyFigures)
    .where(and(inDays(workspaceId, days), inArray(facebookCampaignId, ids)))
    .groupBy(facebookCampaignId);
  return new Map(rows.map(({ facebookCampaignId: id, ...row }) => [id, row]));
}

/** Whether anything was shown on that day or on one before it: by one campaign, or by any of an ad account's. */
export async function hasDeliveredBy(
  db: Database,
  workspaceId: WorkspaceId,
  { until, ...of }: { until: string } & Which,
): Promise<boolean> {
  const days = { since: '0001-01-01', until };
  const rows = await db
    .select({ day })
    .from(dailyFigures)
    .where(and(whichOf(db, workspaceId, { ...days, ...of }), or(gt(impressions, 0), gt(spendMinor, 0))))
    .limit(1);
  return rows.length > 0;
}

/** What all campaigns of an ad account did in these days. */
export async function findTotalsInDays(
  db: Database,
  workspaceId: WorkspaceId,
  of: OfAccount,
): Promise<Summed> {
  const [row] = await db
    .select(sums)
    .from(dailyFigures)
    .where(ofAccount(db, workspaceId, of));
  return nothingIsZero(row!);
}

/** How many people the campaigns of an ad account reached on each of these days, added up, for how much, for how much at most on one of them, and on how many days that was. */
export async function sumReach(
  db: Database,
  workspaceId: WorkspaceId,
  of: OfAccount,
): Promise<{ dayCount: number; people: number; spendMinor: number; mostPerDayMinor: number }> {
  const days = await db
    .select({ people: sum(dailyFigures.reach).mapWith(Number), spendMinor: sums.spendMinor })
    .from(dailyFigures)
    .where(ofAccount(db, workspaceId, of))
    .groupBy(dailyFigures.day);
  return {
    dayCount: days.filter(({ people }) => people > 0).length,
    people: days.reduce((all, { people }) => all + people, 0),
    spendMinor: days.reduce((all, { spendMinor }) => all + spendMinor, 0),
    mostPerDayMinor: Math.max(0, ...days.map(({ spendMinor }) => spendMinor)),
  };
}

/** The days on which something was delivered, oldest first: by one campaign, or by all of an ad account's. */
export async function listDays(
  db: Database,
  workspaceId: WorkspaceId,
  of: Days & Which,
): Promise<DayFigures[]> {
  return db
    .select({ day, ...sums })
    .from(dailyFigures)
    .where(whichOf(db, workspaceId, of))
    .groupBy(day)
    .orderBy(day);
}

function whichOf(db: Database, workspaceId: WorkspaceId, of: Days & Which) {
  return 'adAccountId' in of
    ? ofAccount(db, workspaceId, of)
    : and(inDays(workspaceId, of), eq(facebookCampaignId, of.facebookCampaignId));
}

function inDays(workspaceId: WorkspaceId, { since, until }: Days) {
  return and(eq(dailyFigures.workspaceId, workspaceId), gte(day, since), lte(day, until));
}

function ofAccount(db: Database, workspaceId: WorkspaceId, { adAccountId, objective, ...days }: OfAccount) {
  const ofThisAccount = db
    .select({ id: liveCampaigns.facebookCampaignId })
    .from(liveCampaigns)
    .where(
      and(
        eq(liveCampaigns.workspaceId, workspaceId),
        eq(liveCampaigns.adAccountId, adAccountId),
        objective && eq(goalColumn, objective),
      ),
    );
  return and(inDays(workspaceId, days), inArray(facebookCampaignId, ofThisAccount));
}

/** A sum over no rows is null. */
function nothingIsZero(row: { [Key in keyof Summed]: number | null }): Summed {
  return {
    spendMinor: row.spendMinor ?? 0,
    impressions: row.impressions ?? 0,
    clicks: row.clicks ?? 0,
    results: row.results ?? 0,
  };
}
