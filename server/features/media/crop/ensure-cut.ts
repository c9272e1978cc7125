import { buffer } from 'node:stream/consumers';
import type { Placement, FocalPoint } from '#contract/media.ts';
import { GatewayError, unlessMissing } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { cutPicture } from './cut-picture.ts';
import { placementNames } from './cut-rules.ts';
import { throughPictureGate } from '#server/platform/picture-gate.ts';
import { findMedia, type WholeMedia, getMedia, updateFocalPoint } from '../queries.ts';
import { defineJob } from '#server/job.ts';
import { picturesChosen } from '#server/picture-news.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';

interface Input {
  placement: Placement;
  /** The picture as the AI enhanced it. */
  isEnhanced: boolean;
}

/** What is being cut in this process right now, so that those who ask for it together have it cut once. */
const underWay = new Map<string, Promise<void>>();

/**
 * Where a picture cut for a placement lies in storage (JPEG). What is not cut yet is cut now, for all placements
 * at once. There is nothing to cut of a video, or of a picture that was never enhanced.
 */
export async function ensureCut(
  ctx: AppContext,
  picture: WholeMedia,
  { placement, isEnhanced }: Input,
): Promise<string> {
  const from = isEnhanced ? picture.enhancement?.enhancedKey : picture.key;
  if (picture.kind !== 'image' || !from) throw new Refusal('MEDIA_NOT_FOUND');
  const folder = cutsFolder(picture, isEnhanced);
  const key = `${folder}${placement}.jpg`;
  if ((await ctx.storage.sizeOf(key).catch(unlessMissing)) !== undefined) return key;
  const cutting = underWay.get(folder) ?? cutInto(ctx, { picture, from, folder });
  underWay.set(folder, cutting);
  try {
    await cutting;
  } finally {
    underWay.delete(folder);
  }
  return key;
}

/** Removes what was cut around a focal point that has moved. */
async function removeCuts({ storage, log }: AppContext, picture: WholeMedia): Promise<void> {
  try {
    await storage.removeAll(cutsFolder(picture, false));
    await storage.removeAll(cutsFolder(picture, true));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error('old cuts of a picture could not be removed', error, { mediaId: picture.id });
  }
}

/** Named by the focal point, so that an address never shows what was cut around another one. */
function cutsFolder({ workspaceId, id, focalX, focalY }: WholeMedia, isEnhanced: boolean): string {
  const point = [focalX, focalY].map((share) => Math.round(share * 10_000)).join('x');
  return `${workspaceId}/${id}/cuts/${isEnhanced ? 'enhanced' : 'original'}-${point}/`;
}

async function cutInto(
  ctx: AppContext,
  { picture, from, folder }: { picture: WholeMedia; from: string; folder: string },
): Promise<void> {
  const cuts = await throughPictureGate(async () => {
    const { stream } = await ctx.storage.read(from);
    return cutPicture(await buffer(stream), { x: picture.focalX, y: picture.focalY });
  });
  await Promise.all(placementNames.map((name) => ctx.storage.put(`${folder}${name}.jpg`, cuts[name])));
  // Deleted, or moved, in this moment: nobody else would remove these.
  const now = await findMedia(ctx.db, picture.workspaceId, picture.id);
  if (!now || ![false, true].some((isEnhanced) => cutsFolder(now, isEnhanced) === folder)) {
    await ctx.storage.removeAll(folder);
    if (!now) throw new Refusal('MEDIA_NOT_FOUND');
  }
}

/** Cuts chosen pictures before anybody looks at them. Whoever looks earlier has them cut then. */
export const cutChosenPictures = defineJob({
  ...picturesChosen,

  async run(ctx, { workspaceId, pictures }) {
    for (const { mediaId, isEnhanced } of pictures) {
      const picture = await findMedia(ctx.db, workspaceId, mediaId);
      // One is cut with all the others.
      if (picture) await ensureCut(ctx, picture, { placement: '1x1', isEnhanced });
    }
  },
  // No giveUp: they are cut when somebody looks at them.
});

/** Says what must stay in sight. What was cut around another point goes; the picture is cut anew when it is next shown. */
export async function moveFocalPoint(
  ctx: AppContext,
  { workspaceId }: Person,
  { id, focalPoint }: { id: string; focalPoint: FocalPoint },
): Promise<WholeMedia> {
  const before = await getMedia(ctx.db, workspaceId, id);
  const after = await updateFocalPoint(ctx.db, workspaceId, { id, focalPoint });
  const hasMoved = before.focalX !== after.focalX || before.focalY !== after.focalY;
  if (hasMoved) await removeCuts(ctx, before);
  return after;
}
