import { designPlacements } from '#contract/designs.ts';
import { shownPictures } from '#contract/campaigns/shown-pictures.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { getBrandKit } from '../../brand-kit/queries.ts';
import type { WholeCampaign } from '../../campaigns/queries.ts';
import { designContentOf } from '../../designs/design-content.ts';
import { gapOf } from '../../designs/design-gaps.ts';
import { stateOf } from '../../designs/drawn-files.ts';
import { listMedia } from '../../media/queries.ts';
import type { PlannedMedia } from './picture-files.ts';

/** What the ads of a draft show in turn: videos, pictures as uploaded or enhanced, and pictures in designs as they would be drawn now. */
export async function plannedMedia(
  db: Database,
  workspaceId: WorkspaceId,
  campaign: WholeCampaign,
): Promise<PlannedMedia[]> {
  const content = designContentOf(campaign, await getBrandKit(db, workspaceId));
  const files = await listMedia(
    db,
    workspaceId,
    campaign.media.map(({ id }) => id),
  );
  const shown = shownPictures(
    { ...campaign, mediaIds: files.map(({ id }) => id) },
    (design) => gapOf(design, content) === null,
  );
  return shown.map(({ mediaId, design, ...chosen }) => {
    const picture = files.find(({ id }) => id === mediaId)!;
    const { kind } = picture;
    const isEnhanced = kind === 'image' && chosen.isEnhanced;
    if (design === null) return { mediaId, kind, isEnhanced };
    const states = designPlacements.map((placement) => [
      placement,
      stateOf({ picture, isEnhanced, content }, { design, placement }),
    ]);
    return { mediaId, kind, isEnhanced, drawn: { design, content, states: Object.fromEntries(states) } };
  });
}
