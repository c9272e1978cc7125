import type { ListedAd } from '#server/gateways/meta/listings.ts';
import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { LiveCampaignRow } from './queries.ts';
import { noFigures } from './rules.ts';
import { liveAds, liveCampaigns } from './tables.ts';
import { somethingIsNew, theNew } from './upsert-queries.ts';

/** A campaign as it was listed, before its figures. */
export type ListedRow = Pick<
  LiveCampaignRow,
  | 'facebookCampaignId'
  | 'adAccountId'
  | 'name'
  | 'objective'
  | 'status'
  | 'configuredStatus'
  | 'currency'
  | 'dailyBudgetMinor'
  | 'budgetPlace'
  | 'createdAt'
>;

/** A row that tells nothing new is not written; a new one starts without figures. */
export async function storeCampaigns(
  db: Database,
  workspaceId: WorkspaceId,
  { at, rows }: { at: Date; rows: ListedRow[] },
): Promise<void> {
  if (rows.length === 0) return;
  const { adAccountId, name, objective, status, configuredStatus, currency } = liveCampaigns;
  const { dailyBudgetMinor, budgetPlace, createdAt, goneAt } = liveCampaigns;
  const told = {
    adAccountId,
    name,
    objective,
    status,
    configuredStatus,
    currency,
    dailyBudgetMinor,
    budgetPlace,
    createdAt,
    goneAt,
  };
  await db
    .insert(liveCampaigns)
    .values(rows.map((row) => ({ ...row, ...noFigures, workspaceId, lastSyncedAt: at })))
    .onConflictDoUpdate({
      target: [liveCampaigns.workspaceId, liveCampaigns.facebookCampaignId],
      set: { ...theNew(told), lastSyncedAt: at },
      setWhere: somethingIsNew(told),
    });
}

/** A row that tells nothing new is not written; a new one starts without figures. */
export async function storeAds(
  db: Database,
  workspaceId: WorkspaceId,
  { at, ads }: { at: Date; ads: ListedAd[] },
): Promise<void> {
  if (ads.length === 0) return;
  const { facebookCampaignId, facebookAdSetId, name, status, goneAt } = liveAds;
  const { headline, primaryText, description, callToAction, imageUrl } = liveAds;
  const told = {
    facebookCampaignId,
    facebookAdSetId,
    name,
    status,
    headline,
    primaryText,
    description,
    callToAction,
    imageUrl,
    goneAt,
  };
  await db
    .insert(liveAds)
    .values(ads.map((ad) => ({ ...asRow(ad), ...noFigures, workspaceId, lastSyncedAt: at })))
    .onConflictDoUpdate({
      target: [liveAds.workspaceId, liveAds.facebookAdId],
      set: { ...theNew(told), lastSyncedAt: at },
      setWhere: somethingIsNew(told),
    });
}

/** Call it with a complete listing only: whatever it lacks counts as gone. */
export async function markCampaignsGone(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, at, listed }: { adAccountId: string; at: Date; listed: Iterable<string> },
): Promise<void> {
  const { facebookCampaignId, goneAt } = liveCampaigns;
  await db
    .update(liveCampaigns)
    .set({ goneAt: at })
    .where(
      and(
        eq(liveCampaigns.workspaceId, workspaceId),
        eq(liveCampaigns.adAccountId, adAccountId),
        isNull(goneAt),
        notAmong(sql`${facebookCampaignId}`, listed),
      ),
    );
}

/** Call it with a complete listing only: whatever it lacks counts as gone. */
export async function markAdsGone(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, at, listed }: { adAccountId: string; at: Date; listed: Iterable<string> },
): Promise<void> {
  const ofThisAccount = db
    .select({ id: liveCampaigns.facebookCampaignId })
    .from(liveCampaigns)
    .where(and(eq(liveCampaigns.workspaceId, workspaceId), eq(liveCampaigns.adAccountId, adAccountId)));
  await db
    .update(liveAds)
    .set({ goneAt: at })
    .where(
      and(
        eq(liveAds.workspaceId, workspaceId),
        inArray(liveAds.facebookCampaignId, ofThisAccount),
        isNull(liveAds.goneAt),
        notAmong(sql`${liveAds.facebookAdId}`, listed),
      ),
    );
}

/** One parameter however long the list: a statement holds 65,535 of them at most. */
function notAmong(id: SQL, listed: Iterable<string>): SQL {
  return sql`${id} not in (select jsonb_array_elements_text(${JSON.stringify([...listed])}::jsonb))`;
}

function asRow(ad: ListedAd) {
  return {
    facebookAdId: ad.id,
    facebookCampaignId: ad.campaignId,
    facebookAdSetId: ad.adSetId,
    name: ad.name,
    status: ad.effectiveStatus,
    headline: ad.headline,
    primaryText: ad.primaryText,
    description: ad.description,
    callToAction: ad.callToAction,
    imageUrl: ad.imageUrl,
  };
}
