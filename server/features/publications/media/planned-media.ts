import { type ChosenDesign, type DesignName, designPlacements } from '#contract/designs.ts';
import { shownPictures } from '#contract/campaigns/shown-pictures.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { getBrandKit } from '../../brand-kit/queries.ts';
import type { WholeCampaign } from '../../campaigns/queries.ts';
import { type DesignContent, designContentOf } from '../../designs/design-content.ts';
import { gapOf } from '../../designs/design-gaps.ts';
import { stateOf } from '../../designs/drawn-files.ts';
import { listMedia, type WholeMedia } from '../../media/queries.ts';
import type { PlannedDrawing, PlannedMedia } from './picture-files.ts';

/** What the ads of a draft show in turn: videos, pictures as uploaded or enhanced, and pictures in designs as they would be drawn now. */
export async function plannedMedia(
  db: Database,
  workspaceId: WorkspaceId,
  campaign: WholeCampaign,
): Promise<PlannedMedia[]> {
  const content = designContentOf(campaign, await getBrandKit(db, workspaceId));
  const mediaIds = campaign.media.map(({ id }) => id);
  const files = await listMedia(db, workspaceId, mediaIds);
  const pictures = new Set(files.flatMap(({ id, kind }) => (kind === 'image' ? id : [])));
  const canBeDrawn = ({ mediaId, design }: ChosenDesign) =>
    pictures.has(mediaId) && gapOf(design, content) === null;
  return shownPictures({ ...campaign, mediaIds }, canBeDrawn).flatMap(({ mediaId, design, ...chosen }) => {
    const file = files.find(({ id }) => id === mediaId);
    if (!file) return [];
    const isEnhanced = file.kind === 'image' && chosen.isEnhanced;
    const shown = { mediaId, kind: file.kind, isEnhanced };
    return design ? { ...shown, drawn: drawingOf(file, { isEnhanced, content, design }) } : shown;
  });
}

/** A picture of a campaign in a design, as it would be drawn now; undefined where it cannot be. */
export async function plannedDrawing(
  db: Database,
  workspaceId: WorkspaceId,
  { campaign, mediaId, design }: { campaign: WholeCampaign; mediaId: string; design: DesignName },
): Promise<PlannedMedia | undefined> {
  const content = designContentOf(campaign, await getBrandKit(db, workspaceId));
  const [picture] = await listMedia(
    db,
    workspaceId,
    campaign.mediaIds.filter((id) => id === mediaId),
  );
  if (picture?.kind !== 'image' || gapOf(design, content)) return undefined;
  const isEnhanced = campaign.enhancedMediaIds.includes(mediaId) && Boolean(picture.enhancement?.enhancedKey);
  return { mediaId, isEnhanced, drawn: drawingOf(picture, { isEnhanced, content, design }) };
}

interface Drawn {
  isEnhanced: boolean;
  content: DesignContent;
  design: DesignName;
}

function drawingOf(picture: WholeMedia, { isEnhanced, content, design }: Drawn): PlannedDrawing {
  const states = designPlacements.map((placement) => [
    placement,
    stateOf({ picture, isEnhanced, content }, { design, placement }),
  ]);
  return { design, content, states: Object.fromEntries(states) };
}
