import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { findLiveAd, type LiveAdRow } from '../queries.ts';
import { liveAds, liveAdSets } from '../tables.ts';

/** A neighbour's ad, and one that is gone, are simply not found. */
export async function getLiveAd(db: Database, workspaceId: WorkspaceId, facebookAdId: string) {
  const row = await findLiveAd(db, workspaceId, facebookAdId);
  if (!row || row.goneAt) throw new Refusal('AD_NOT_FOUND');
  return row;
}

/** As for an ad. */
export async function getLiveAdSet(db: Database, workspaceId: WorkspaceId, facebookAdSetId: string) {
  const mine = and(eq(liveAdSets.workspaceId, workspaceId), eq(liveAdSets.facebookAdSetId, facebookAdSetId));
  const [row] = await db
    .select()
    .from(liveAdSets)
    .where(and(mine, isNull(liveAdSets.goneAt)));
  if (!row) throw new Refusal('AD_SET_NOT_FOUND');
  return row;
}

/** What is known of an ad that was made from here, before any sync has seen it. */
export type NewLiveAd = Pick<
  LiveAdRow,
  | 'facebookAdId'
  | 'facebookCampaignId'
  | 'facebookAdSetId'
  | 'name'
  | 'status'
  | 'headline'
  | 'primaryText'
  | 'description'
  | 'callToAction'
  | 'imageUrl'
>;

/** A sync may have seen them already. */
export async function insertLiveAds(
  tx: Database,
  workspaceId: WorkspaceId,
  { at, ads }: { at: Date; ads: NewLiveAd[] },
): Promise<void> {
  for (const ad of ads) {
    const known = { ...ad, changedHereAt: at, goneAt: null };
    await tx
      .insert(liveAds)
      .values({ ...known, workspaceId, lastSyncedAt: at })
      .onConflictDoUpdate({ target: [liveAds.workspaceId, liveAds.facebookAdId], set: known });
  }
}

export async function markLiveAdsGone(
  tx: Database,
  workspaceId: WorkspaceId,
  { at, facebookAdIds }: { at: Date; facebookAdIds: string[] },
): Promise<void> {
  if (facebookAdIds.length === 0) return;
  await tx
    .update(liveAds)
    .set({ goneAt: at, changedHereAt: at })
    .where(and(eq(liveAds.workspaceId, workspaceId), inArray(liveAds.facebookAdId, facebookAdIds)));
}
