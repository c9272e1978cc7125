import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { isForAds } from '#contract/media.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { listMedia } from '../media/queries.ts';
import { campaignMedia, campaigns } from './tables.ts';

export type MediaUses = Pick<CampaignFields, 'mediaIds' | 'enhancedMediaIds'>;

/** Which files a campaign uses, in their order, and which of them as the AI enhanced them. */
export async function findMediaUses(db: Database, campaignId: string): Promise<MediaUses> {
  const uses = await db
    .select()
    .from(campaignMedia)
    .where(eq(campaignMedia.campaignId, campaignId))
    .orderBy(asc(campaignMedia.uploadOrder));
  return {
    mediaIds: uses.map(({ mediaId }) => mediaId),
    enhancedMediaIds: uses.filter(({ isEnhanced }) => isEnhanced).map(({ mediaId }) => mediaId),
  };
}

/** The files of every draft of a workspace, in their order, by draft. */
export async function findMediaUsesOfDrafts(db: Database, workspaceId: WorkspaceId) {
  const uses = await db
    .select(getTableColumns(campaignMedia))
    .from(campaignMedia)
    .innerJoin(campaigns, eq(campaigns.id, campaignMedia.campaignId))
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.status, 'draft')))
    .orderBy(asc(campaignMedia.uploadOrder));
  return Map.groupBy(uses, ({ campaignId }) => campaignId);
}

/** Puts these pictures on a campaign, in this order, in place of what it had. What ads cannot show, such as a logo, is left out. */
export async function replaceMedia(
  db: Database,
  workspaceId: WorkspaceId,
  { id, mediaIds, enhancedMediaIds }: MediaUses & { id: string },
): Promise<void> {
  const pictures = (await listMedia(db, workspaceId, [...new Set(mediaIds)])).filter(isForAds);
  await db.delete(campaignMedia).where(eq(campaignMedia.campaignId, id));
  if (pictures.length === 0) return;
  await db.insert(campaignMedia).values(
    pictures.map(({ id: mediaId }, index) => ({
      campaignId: id,
      mediaId,
      uploadOrder: index + 1,
      isEnhanced: enhancedMediaIds.includes(mediaId),
    })),
  );
}
