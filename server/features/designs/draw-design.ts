import { buffer } from 'node:stream/consumers';
import type { DesignName, DesignPlacement } from '#contract/designs.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { throughPictureGate } from '#server/platform/picture-gate.ts';
import { ensureCut } from '../media/crop/ensure-cut.ts';
import { getMedia } from '../media/queries.ts';
import type { DesignContent } from './design-content.ts';
import { layOut } from './drawing/lay-out.ts';
import { readLogo } from './drawing/logo-image.ts';
import { paint } from './drawing/paint.ts';
import { drawnWidth, sceneOf } from './drawing/scene.ts';

export interface Drawing {
  content: DesignContent;
  mediaId: string;
  /** Of the picture as the AI enhanced it. */
  isEnhanced: boolean;
  design: DesignName;
  placement: DesignPlacement;
}

/**
 * A picture of the workspace in a design, as JPEG: the same asked, the same bytes. Refused where the picture, or the logo it
 * shows, is gone. Ask only for designs without a gap.
 */
export async function drawDesign(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { content, mediaId, isEnhanced, design, placement }: Drawing,
  width = drawnWidth,
): Promise<Buffer> {
  const picture = await getMedia(ctx.db, workspaceId, mediaId);
  const key = await ensureCut(ctx, picture, { placement, isEnhanced });
  const logoId = design === 'logo-corner' ? content.logoMediaId : null;
  const logoKey = logoId ? (await getMedia(ctx.db, workspaceId, logoId)).key : undefined;
  return throughPictureGate(async () => {
    const read = async (file: string) => buffer((await ctx.storage.read(file)).stream);
    const [photo, logo] = await Promise.all([read(key), logoKey ? read(logoKey).then(readLogo) : undefined]);
    const scene = sceneOf({ placement, content, logo, focus: { x: picture.focalX, y: picture.focalY } });
    const sheet = layOut(design, scene);
    if ('tooLong' in sheet) throw new Error(`The words of a ${design} do not fit.`);
    return paint(sheet, scene, { photo, logo, width });
  });
}
