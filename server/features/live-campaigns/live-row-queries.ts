import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { type BrakesRow, listBrakes } from './brakes/brakes-queries.ts';
import type { LiveAdRow, LiveAdSetRow, LiveCampaignRow } from './queries.ts';
import { liveAds, liveAdSets, liveCampaigns } from './tables.ts';
import { snapshots } from './drift/tables.ts';
import type { Watched } from '#server/gateways/meta/watch/watched.ts';

/** What our rows say of some campaigns and all that is in them, by Meta's ids. */
export interface Held {
  campaigns: Map<string, LiveCampaignRow>;
  adSets: Map<string, LiveAdSetRow>;
  ads: Map<string, LiveAdRow>;
  brakes: Map<string, BrakesRow>;
  /** What is watched of each. */
  watched: Map<string, Watched>;
}

export async function findHeld(
  db: Database,
  workspaceId: WorkspaceId,
  facebookCampaignIds: string[],
): Promise<Held> {
  const of = (table: typeof liveCampaigns | typeof liveAdSets | typeof liveAds | typeof snapshots) =>
    and(eq(table.workspaceId, workspaceId), inArray(table.facebookCampaignId, facebookCampaignIds));
  const campaigns = await db.select().from(liveCampaigns).where(of(liveCampaigns));
  const adSets = await db.select().from(liveAdSets).where(of(liveAdSets));
  const ads = await db.select().from(liveAds).where(of(liveAds));
  const brakes = await listBrakes(db, workspaceId, { facebookCampaignIds });
  const looks = await db.select().from(snapshots).where(of(snapshots));
  return {
    campaigns: new Map(campaigns.map((row) => [row.facebookCampaignId, row])),
    adSets: new Map(adSets.map((row) => [row.facebookAdSetId, row])),
    ads: new Map(ads.map((row) => [row.facebookAdId, row])),
    brakes: new Map(brakes.map((row) => [row.facebookCampaignId, row])),
    watched: new Map(looks.map(({ objectId, held }) => [objectId, held])),
  };
}

/** Writes what a change has made of a campaign; a sync that began before does not overwrite it. */
export async function updateLiveCampaign(
  tx: Database,
  workspaceId: WorkspaceId,
  { facebookCampaignId, ...news }: Pick<LiveCampaignRow, 'facebookCampaignId'> & Partial<LiveCampaignRow>,
): Promise<void> {
  await tx
    .update(liveCampaigns)
    .set(news)
    .where(
      and(
        eq(liveCampaigns.workspaceId, workspaceId),
        eq(liveCampaigns.facebookCampaignId, facebookCampaignId),
      ),
    );
}

/** Takes a campaign off every list that was deleted from here; what Meta has kept all the same is not marked as gone. */
export function markDeletedHere(
  tx: Database,
  workspaceId: WorkspaceId,
  { facebookCampaignId, at, isGone }: { facebookCampaignId: string; at: Date; isGone: boolean },
): Promise<void> {
  const gone = isGone ? { goneAt: at, changedHereAt: at } : {};
  return updateLiveCampaign(tx, workspaceId, { facebookCampaignId, deletedHereAt: at, ...gone });
}

/** As for a campaign. */
export async function updateLiveAdSet(
  tx: Database,
  workspaceId: WorkspaceId,
  { facebookAdSetId, ...news }: Pick<LiveAdSetRow, 'facebookAdSetId'> & Partial<LiveAdSetRow>,
): Promise<void> {
  await tx
    .update(liveAdSets)
    .set(news)
    .where(and(eq(liveAdSets.workspaceId, workspaceId), eq(liveAdSets.facebookAdSetId, facebookAdSetId)));
}

/** As for a campaign. */
export async function updateLiveAd(
  tx: Database,
  workspaceId: WorkspaceId,
  { facebookAdId, ...news }: Pick<LiveAdRow, 'facebookAdId'> & Partial<LiveAdRow>,
): Promise<void> {
  await tx
    .update(liveAds)
    .set(news)
    .where(and(eq(liveAds.workspaceId, workspaceId), eq(liveAds.facebookAdId, facebookAdId)));
}
