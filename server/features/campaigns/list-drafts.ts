import type { DraftSummary } from '#contract/campaigns/campaign.ts';
import { findNextStep } from '#contract/campaigns/next-step.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { presentMedia } from '../media/present-media.ts';
import { listMedia } from '../media/queries.ts';
import { findMediaUsesOfDrafts } from './media-use-queries.ts';
import { listDraftRows } from './queries.ts';

/** The drafts of a workspace with their pictures and where each goes on, in three questions however many there are. */
export async function listDrafts(db: Database, workspaceId: WorkspaceId): Promise<DraftSummary[]> {
  const drafts = await listDraftRows(db, workspaceId);
  const usesOf = await findMediaUsesOfDrafts(db, workspaceId);
  const ids = new Set([...usesOf.values()].flat().map(({ mediaId }) => mediaId));
  const pictures = (await listMedia(db, workspaceId, [...ids])).map(presentMedia);
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return drafts.map(({ adCount, ...draft }) => {
    const uses = usesOf.get(draft.id) ?? [];
    const media = uses.flatMap(({ mediaId }) => byId.get(mediaId) ?? []);
    const enhancedMediaIds = uses.filter(({ isEnhanced }) => isEnhanced).map(({ mediaId }) => mediaId);
    const [first] = media;
    const isEnhanced = first?.enhancement.enhancedUrl && enhancedMediaIds.includes(first.id);
    const { id, title, businessName, productService, objective, updatedAt } = draft;
    return {
      id,
      title,
      businessName,
      productService,
      objective,
      adCount,
      previewUrl: first ? `${first.previewUrl}${isEnhanced ? '?variant=enhanced' : ''}` : null,
      updatedAt: updatedAt.toISOString(),
      next: findNextStep({ ...draft, media, mediaIds: media.map((one) => one.id), enhancedMediaIds }),
    };
  });
}
