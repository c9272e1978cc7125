import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { sql } from 'drizzle-orm';
import type { Counted, Days } from './rules.ts';
import { dailyFigures, liveAds, liveCampaigns } from './tables.ts';
import { storeTold, toldRows } from './upsert-queries.ts';

interface Delivered extends Counted {
  id: string;
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
  const { spendMinor, impressions, reach, clicks, results } = table;
  const id = 'facebookAdId' in table ? table.facebookAdId : table.facebookCampaignId;
  await db.execute(sql`
    update ${table} as held
    set spend_minor = told."spendMinor", impressions = told.impressions, reach = told.reach,
      clicks = told.clicks, results = told.results, last_synced_at = ${at.toISOString()}
    from ${toldRows(rows, { id, spendMinor, impressions, reach, clicks, results })}
    where held.workspace_id = ${workspaceId} and held.${sql.identifier(idColumn)} = told.id
      and (held.spend_minor, held.impressions, held.reach, held.clicks, held.results)
        is distinct from (told."spendMinor", told.impressions, told.reach, told.clicks, told.results)
  `);
}
