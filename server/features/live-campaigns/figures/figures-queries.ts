import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Days } from '#contract/days.ts';
import type { InsightsOrder } from '#server/gateways/meta/sync/insights.ts';
import type { Counted, PeriodFigures } from './period-days.ts';
import { dailyAdFigures, dailyFigures, liveAds, liveCampaigns } from '../tables.ts';
import { storeTold, toldRows } from '../sync/upsert-queries.ts';

type Level = InsightsOrder['level'];

/** What figures are kept of, and where: with the row itself those of periods, in a table of their own those of days. */
const kept = {
  campaign: {
    rows: liveCampaigns,
    days: dailyFigures,
    id: dailyFigures.facebookCampaignId,
    idName: sql.identifier('facebook_campaign_id'),
  },
  ad: {
    rows: liveAds,
    days: dailyAdFigures,
    id: dailyAdFigures.facebookAdId,
    idName: sql.identifier('facebook_ad_id'),
  },
};

interface Delivered {
  id: string;
  figures: PeriodFigures;
}

interface DayOf {
  id: string;
  day: string;
}

/** Figures that did not move are not written; a campaign or an ad we do not hold is passed over. */
export async function setFigures(
  db: Database,
  workspaceId: WorkspaceId,
  { level, at, rows }: { level: Level; at: Date; rows: Delivered[] },
): Promise<void> {
  if (rows.length === 0) return;
  const { rows: table, id, idName } = kept[level];
  await db.execute(sql`
    update ${table} as held
    set figures = told.figures, last_synced_at = ${at.toISOString()}
    from ${toldRows(rows, { id, figures: table.figures })}
    where held.workspace_id = ${workspaceId} and held.${idName} = told.id
      and held.figures is distinct from told.figures
  `);
}

/** Days that did not change are not written. */
export function storeDailyFigures(
  db: Database,
  workspaceId: WorkspaceId,
  { level, rows }: { level: Level; rows: (Counted & DayOf)[] },
): Promise<void> {
  const { days: table, id } = kept[level];
  const { day, spendMinor, impressions, reach, clicks, results } = table;
  return storeTold(db, workspaceId, {
    table,
    key: { id, day },
    told: { spendMinor, impressions, reach, clicks, results },
    rows,
  });
}

/**
 * Call it once all of these days were read: what Meta no longer reports of what it listed is forgotten.
 * What it reported of something it no longer has stays.
 */
export async function removeUntoldDays(
  db: Database,
  workspaceId: WorkspaceId,
  {
    level,
    since,
    until,
    listed,
    told,
  }: Days & { level: Level; listed: Iterable<string>; told: Iterable<DayOf> },
): Promise<void> {
  const { days: table, idName } = kept[level];
  const daysTold = Object.fromEntries(
    [...Map.groupBy(told, ({ id }) => id)].map(([id, rows]) => [id, rows.map(({ day }) => day)]),
  );
  // Looked up row by row: as a list to be joined, the planner takes it to be short, and reads all of it for each row.
  await db.execute(sql`
    delete from ${table} as held
    where held.workspace_id = ${workspaceId} and held.day between ${since} and ${until}
      and held.${idName} in (select jsonb_array_elements_text(${JSON.stringify([...listed])}::jsonb))
      and not coalesce(${JSON.stringify(daysTold)}::jsonb -> held.${idName} ? to_char(held.day, 'YYYY-MM-DD'), false)
  `);
}

/** The campaigns of an ad account that Meta had when it was read last. */
export async function listHeldIds(db: Database, workspaceId: WorkspaceId, adAccountId: string) {
  const { facebookCampaignId } = liveCampaigns;
  const rows = await db
    .select({ facebookCampaignId })
    .from(liveCampaigns)
    .where(isHeld(workspaceId, adAccountId));
  return rows.map((row) => row.facebookCampaignId);
}

/** Whether there is a campaign now that was not held, though it was made before that day. */
export async function hasOlderThanMet(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, held, since }: { adAccountId: string; held: string[]; since: Date },
): Promise<boolean> {
  const { facebookCampaignId: id, createdAt } = liveCampaigns;
  const isNew = sql`${id} not in (select jsonb_array_elements_text(${JSON.stringify(held)}::jsonb))`;
  const rows = await db
    .select({ id })
    .from(liveCampaigns)
    .where(and(isHeld(workspaceId, adAccountId), lt(createdAt, since), isNew))
    .limit(1);
  return rows.length > 0;
}

function isHeld(workspaceId: WorkspaceId, adAccountId: string) {
  const ofAccount = eq(liveCampaigns.adAccountId, adAccountId);
  return and(eq(liveCampaigns.workspaceId, workspaceId), ofAccount, isNull(liveCampaigns.goneAt));
}

/** Days before the first one that is kept are forgotten, for what is in this ad account. */
export async function removeDaysBefore(
  db: Database,
  workspaceId: WorkspaceId,
  { level, adAccountId, day }: { level: Level; adAccountId: string; day: string },
): Promise<void> {
  const { days: table, rows, idName } = kept[level];
  await db.execute(sql`
    delete from ${table} where workspace_id = ${workspaceId} and day < ${day}
      and ${idName} in (
        select ${idName} from ${rows}
        where workspace_id = ${workspaceId} and facebook_campaign_id in (
          select facebook_campaign_id from ${liveCampaigns}
          where workspace_id = ${workspaceId} and ad_account_id = ${adAccountId}
        )
      )
  `);
}
