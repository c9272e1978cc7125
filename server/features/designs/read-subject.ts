import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { getBrandKit } from '../brand-kit/queries.ts';
import { getCampaign } from '../campaigns/queries.ts';
import { findMediaUses } from '../campaigns/media-use-queries.ts';
import { getMedia } from '../media/queries.ts';
import { designContentOf } from './design-content.ts';
import type { Subject } from './drawn-files.ts';

/** A picture, and what the campaign says of it now. Refused where either is not of this workspace, or it is a video. */
export async function readSubject(
  { db }: Pick<AppContext, 'db'>,
  workspaceId: WorkspaceId,
  { campaignId, mediaId }: { campaignId: string; mediaId: string },
): Promise<Subject> {
  const [campaign, picture, kit, { enhancedMediaIds }] = await Promise.all([
    getCampaign(db, workspaceId, campaignId),
    getMedia(db, workspaceId, mediaId),
    getBrandKit(db, workspaceId),
    findMediaUses(db, campaignId),
  ]);
  if (picture.kind !== 'image') throw new Refusal('MEDIA_NOT_FOUND');
  const isEnhanced = enhancedMediaIds.includes(mediaId) && Boolean(picture.enhancement?.enhancedKey);
  return { campaignId, picture, isEnhanced, content: designContentOf(campaign, kit) };
}
