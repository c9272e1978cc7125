import type { OfferedDesign } from '#contract/designs.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { getBrandKit } from '../brand-kit/queries.ts';
import { getCampaign } from '../campaigns/queries.ts';
import { getMedia } from '../media/queries.ts';
import { designContentOf } from './design-content.ts';
import { gapsOf } from './design-gaps.ts';

/** A picture in each of the designs, as the campaign and the look of the firm are now. */
export async function listDesigns(
  { db }: Pick<AppContext, 'db'>,
  workspaceId: WorkspaceId,
  { id, mediaId }: { id: string; mediaId: string },
): Promise<OfferedDesign[]> {
  const campaign = await getCampaign(db, workspaceId, id);
  const picture = await getMedia(db, workspaceId, mediaId);
  if (picture.kind !== 'image') throw new Refusal('MEDIA_NOT_FOUND');
  const content = designContentOf(campaign, await getBrandKit(db, workspaceId));
  return gapsOf(content).map((offered) => ({ ...offered, urls: null }));
}
