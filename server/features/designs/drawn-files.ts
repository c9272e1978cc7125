import { createHash } from 'node:crypto';
import type { DesignName, DesignPlacement } from '#contract/designs.ts';
import type { AppContext } from '#server/app-context.ts';
import { unlessMissing } from '#server/gateways/gateway-error.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findMedia, type WholeMedia } from '../media/queries.ts';
import type { DesignContent } from './design-content.ts';
import { drawDesign } from './draw-design.ts';
import { layOut } from './drawing/lay-out.ts';
import { drawnWidth, sceneOf } from './drawing/scene.ts';

/** Grows when the same layout is painted otherwise than before. */
const edition = 1;

export const drawnSizes = { whole: drawnWidth, small: 360 } as const;

/** A picture with what a campaign says of it. */
export interface Subject {
  campaignId: string;
  picture: WholeMedia;
  isEnhanced: boolean;
  content: DesignContent;
}

/** Changes with everything this drawing shows, and with nothing else. */
export function stateOf(
  { picture, isEnhanced, content }: Omit<Subject, 'campaignId'>,
  { design, placement }: Pick<Wanted, 'design' | 'placement'>,
): string {
  const { focalX, focalY, enhancement } = picture;
  const scene = sceneOf({ placement, content, focus: { x: focalX, y: focalY } });
  const sheet = layOut(design, scene);
  const photo = [focalX, focalY, isEnhanced ? enhancement?.enhancedKey : null];
  const logo = design === 'logo-corner' ? content.logoMediaId : null;
  return createHash('sha256')
    .update(JSON.stringify([edition, photo, sheet, scene.palette.deep, logo]))
    .digest('base64url')
    .slice(0, 16);
}

interface Wanted {
  design: DesignName;
  placement: DesignPlacement;
  size: keyof typeof drawnSizes;
}

/** Where a drawing lies in storage; what is not drawn yet is drawn now, in place of what was drawn before a change. */
export async function ensureDrawn(ctx: AppContext, subject: Subject, wanted: Wanted): Promise<string> {
  const { design, placement, size } = wanted;
  const { campaignId, picture, isEnhanced, content } = subject;
  const { workspaceId, id: mediaId } = picture;
  const folder = `${workspaceId}/${mediaId}/designs/${campaignId}/${design}-${placement}-${size}/`;
  const key = `${folder}${stateOf(subject, wanted)}.jpg`;
  if ((await ctx.storage.sizeOf(key).catch(unlessMissing)) !== undefined) return key;
  const asked = { content, mediaId, isEnhanced, design, placement };
  const jpeg = await drawDesign(ctx, workspaceId, asked, drawnSizes[size]);
  await ctx.storage.put(key, jpeg);
  // One by one, and not the folder: two who ask at once draw the same, and one of them may be writing or reading it.
  for await (const { key: other } of ctx.storage.list(folder))
    if (other !== key && other.endsWith('.jpg')) await ctx.storage.remove(other);
  // Deleted in this moment: nobody else would remove this.
  if (!(await findMedia(ctx.db, workspaceId, mediaId))) {
    await ctx.storage.removeAll(folder);
    throw new Refusal('MEDIA_NOT_FOUND');
  }
  return key;
}
