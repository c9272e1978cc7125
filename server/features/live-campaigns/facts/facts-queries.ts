import type { Days } from '#contract/days.ts';
import type { DayFigures } from '#contract/live/live-figures.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, between, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { dailyAdFigures, dailyFigures, liveAds, liveAdSets, liveCampaigns } from '../tables.ts';

/** A day of a campaign, with how many people it reached on it. */
export type KnownDay = DayFigures & { reach: number };

type Row = [
  day: string,
  spendMinor: number,
  impressions: number,
  reach: number,
  clicks: number,
  results: number,
];

/** The days of every campaign of an ad account that Meta still has, oldest first and packed: a row for each day would take longer to read than to judge. */
export async function listDaysByCampaign(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, since, until }: Days & { adAccountId: string },
): Promise<Map<string, KnownDay[]>> {
  const { facebookCampaignId: id, day, spendMinor, impressions, reach, clicks, results } = dailyFigures;
  const rows = await db
    .select({
      id,
      days: sql<
        Row[]
      >`json_agg(json_build_array(${day}, ${spendMinor}, ${impressions}, ${reach}, ${clicks}, ${results}) order by ${day})`,
    })
    .from(dailyFigures)
    .innerJoin(
      liveCampaigns,
      and(
        eq(liveCampaigns.workspaceId, dailyFigures.workspaceId),
        eq(liveCampaigns.facebookCampaignId, id),
        eq(liveCampaigns.adAccountId, adAccountId),
      ),
    )
    .where(and(eq(dailyFigures.workspaceId, workspaceId), gte(day, since), lte(day, until)))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, row.days.map(dayOf)]));
}

function dayOf([day, spendMinor, impressions, reach, clicks, results]: Row): KnownDay {
  return { day, spendMinor, impressions, reach, clicks, results };
}

/** The ads that are shown, whichever the ad account, with what they say. */
export function listSayingAds(db: Database, workspaceId: WorkspaceId) {
  const { facebookAdId, facebookCampaignId, name, status, activeSince, ranAt, changedHereAt } = liveAds;
  const { headline, primaryText, description, opensForm, figures, goneAt } = liveAds;
  return db
    .select({
      facebookAdId,
      facebookCampaignId,
      name,
      status,
      activeSince,
      ranAt,
      changedHereAt,
      headline,
      primaryText,
      description,
      opensForm,
      /** In the last thirty full days; null where it was not shown. */
      month: sql<{ spendMinor: number; results: number } | null>`${figures} -> '30d'`,
    })
    .from(liveAds)
    .where(and(eq(liveAds.workspaceId, workspaceId), isNull(goneAt), eq(status, 'ACTIVE')))
    .orderBy(facebookAdId);
}

/** Where the ad sets are shown that are switched on. */
export function listShownPlaces(db: Database, workspaceId: WorkspaceId) {
  const { facebookCampaignId, places, otherPlaces, goneAt, configuredStatus } = liveAdSets;
  return db
    .select({ facebookCampaignId, places, otherPlaces })
    .from(liveAdSets)
    .where(and(eq(liveAdSets.workspaceId, workspaceId), isNull(goneAt), eq(configuredStatus, 'ACTIVE')));
}

/** What an ad did in a week. People are counted anew on each day. */
export interface AdWeek {
  spendMinor: number;
  impressions: number;
  reach: number;
  clicks: number;
}

/** What ads did in these two weeks, by their ids. */
export async function listAdWeeks(
  db: Database,
  workspaceId: WorkspaceId,
  { before, now }: { before: Days; now: Days },
): Promise<Map<string, { before: AdWeek; now: AdWeek }>> {
  const { facebookAdId: id, day, spendMinor, impressions, reach, clicks } = dailyAdFigures;
  const sumOf = (column: AnyPgColumn, { since, until }: Days) =>
    sql<number>`coalesce(sum(${column}) filter (where ${between(day, since, until)}), 0)::float8`;
  const week = (days: Days) =>
    sql<AdWeek>`json_build_object('spendMinor', ${sumOf(spendMinor, days)}, 'impressions', ${sumOf(impressions, days)},
      'reach', ${sumOf(reach, days)}, 'clicks', ${sumOf(clicks, days)})`;
  const rows = await db
    .select({ id, before: week(before), now: week(now) })
    .from(dailyAdFigures)
    .where(and(eq(dailyAdFigures.workspaceId, workspaceId), between(day, before.since, now.until)))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, row]));
}
