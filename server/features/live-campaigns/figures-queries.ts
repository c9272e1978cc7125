import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { sql } from 'drizzle-orm';
import type { Counted } from './rules.ts';
import { dailyFigures, liveAds, liveCampaigns } from './tables.ts';
import { somethingIsNew, theNew } from './upsert-queries.ts';

interface Delivered extends Counted {
  id: string;
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
export async function storeDailyFigures(
  db: Database,
  workspaceId: WorkspaceId,
  rows: (Counted & { facebookCampaignId: string; day: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  const { spendMinor, impressions, reach, clicks, results } = dailyFigures;
  const told = { spendMinor, impressions, reach, clicks, results };
  await db
    .insert(dailyFigures)
    .values(rows.map((row) => ({ ...row, workspaceId })))
    .onConflictDoUpdate({
      target: [dailyFigures.workspaceId, dailyFigures.facebookCampaignId, dailyFigures.day],
      set: theNew(told),
      setWhere: somethingIsNew(told),
    });
}

interface Order {
  at: Date;
  rows: Delivered[];
  table: typeof liveCampaigns | typeof liveAds;
  idColumn: 'facebook_campaign_id' | 'facebook_ad_id';
}

async function setFigures(db: Database, workspaceId: WorkspaceId, { at, rows, table, idColumn }: Order) {
  if (rows.length === 0) return;
  await db.execute(sql`
    update ${table} as held
    set spend_minor = told."spendMinor", impressions = told.impressions, reach = told.reach,
      clicks = told.clicks, results = told.results, last_synced_at = ${at.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told(id text, "spendMinor" bigint, impressions bigint, reach bigint, clicks bigint, results bigint)
    where held.workspace_id = ${workspaceId} and held.${sql.identifier(idColumn)} = told.id
      and (held.spend_minor, held.impressions, held.reach, held.clicks, held.results)
        is distinct from (told."spendMinor", told.impressions, told.reach, told.clicks, told.results)
  `);
}
