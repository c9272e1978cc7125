import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Days } from '#contract/days.ts';
import type { Counted, PeriodFigures } from './period-days.ts';
import { dailyFigures, liveAds, liveCampaigns } from '../tables.ts';
import { storeTold, toldRows } from '../sync/upsert-queries.ts';

interface Delivered {
  id: string;
  figures: PeriodFigures;
}

interface DayOfCampaign {
  facebookCampaignId: string;
  day: string;
}

/** Figures that did not move are not written; a campaign we do not hold is passed over. */
export function setCampaignFigures(
  db: Database,
  workspaceId: WorkspaceId,
  { at, rows }: { at: Date; rows: Delivered[] },
): Promise<void> {
  return setFigures(db, workspaceId, { at, rows, table: liveCampaigns, idColumn: 'facebook_campaign_id' });
}

/** The same for ads. */
export function setAdFigures(
  db: Database,
  workspaceId: WorkspaceId,
  { at, rows }: { at: Date; rows: Delivered[] },
): Promise<void> {
  return setFigures(db, workspaceId, { at, rows, table: liveAds, idColumn: 'facebook_ad_id' });
}

/** Days that did not change are not written. */
export function storeDailyFigures(
  db: Database,
  workspaceId: WorkspaceId,
  rows: (Counted & DayOfCampaign)[],
): Promise<void> {
  const { facebookCampaignId, day, spendMinor, impressions, reach, clicks, results } = dailyFigures;
  return storeTold(db, workspaceId, {
    table: dailyFigures,
    key: { facebookCampaignId, day },
    told: { spendMinor, impressions, reach, clicks, results },
    rows,
  });
}

/**
 * Call it once all of these days were read: what Meta no longer reports of the campaigns it listed is forgotten.
 * What it reported of a campaign it no longer has stays.
 */
export async function removeUntoldDays(
  db: Database,
  workspaceId: WorkspaceId,
  { since, until, listed, told }: Days & { listed: Iterable<string>; told: Iterable<DayOfCampaign> },
): Promise<void> {
  const { facebookCampaignId, day } = dailyFigures;
  await db.execute(sql`
    delete from ${dailyFigures} as held
    where held.workspace_id = ${workspaceId} and held.day between ${since} and ${until}
      and held.facebook_campaign_id in (select jsonb_array_elements_text(${JSON.stringify([...listed])}::jsonb))
      and not exists (
        select from ${toldRows([...told], { facebookCampaignId, day })}
        where told."facebookCampaignId" = held.facebook_campaign_id and told.day = held.day
      )
  `);
}

/** The campaigns of an ad account that Meta had when it was read last. */
export async function listHeldIds(
  db: Database,
  workspaceId: WorkspaceId,
  adAccountId: string,
): Promise<string[]> {
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

/** Days before the first one that is kept are forgotten, for campaigns of this ad account. */
export async function removeDaysBefore(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, day }: { adAccountId: string; day: string },
): Promise<void> {
  await db.execute(sql`
    delete from ${dailyFigures} where workspace_id = ${workspaceId} and day < ${day}
      and facebook_campaign_id in (
        select facebook_campaign_id from ${liveCampaigns}
        where workspace_id = ${workspaceId} and ad_account_id = ${adAccountId}
      )
  `);
}

interface Order {
  at: Date;
  rows: Delivered[];
  table: typeof liveCampaigns | typeof liveAds;
  idColumn: 'facebook_campaign_id' | 'facebook_ad_id';
}

async function setFigures(db: Database, workspaceId: WorkspaceId, { at, rows, table, idColumn }: Order) {
  if (rows.length === 0) return;
  const { figures } = table;
  const id = 'facebookAdId' in table ? table.facebookAdId : table.facebookCampaignId;
  await db.execute(sql`
    update ${table} as held
    set figures = told.figures, last_synced_at = ${at.toISOString()}
    from ${toldRows(rows, { id, figures })}
    where held.workspace_id = ${workspaceId} and held.${sql.identifier(idColumn)} = told.id
      and held.figures is distinct from told.figures
  `);
}
