import { buffer } from 'node:stream/consumers';
import type { GatewayError } from '#server/gateways/gateway-error.ts';
import { getMedia } from '#server/features/media/queries.ts';
import {
  findUploadedPictures,
  forgetUploadedPictures,
  insertUploadedPicture,
  nameOf,
} from '#server/features/publications/queries.ts';
import type { AdsRun } from './ads-progress.ts';

/** Meta does not have a picture any more that we brought there. */
const unknownPicture = 2446386;

/** Brings the pictures of new ads to the ad account, each once, and answers their hashes by the ids of their files. */
export async function ensurePicturesAtMeta({ context, progress }: AdsRun): Promise<Map<string, string>> {
  const { ctx, account } = context;
  const mediaIds = [...new Set(progress.ads.map(({ mediaId }) => mediaId))];
  const known = await findUploadedPictures(ctx.db, account.id, mediaIds);
  const hashes = new Map<string, string>();
  for (const mediaId of mediaIds)
    hashes.set(mediaId, known.get(nameOf({ mediaId })) ?? (await bring(context, mediaId)));
  return hashes;
}

/** The next change brings anew what Meta has lost. */
export async function forgetPictureAtMeta(
  { context, progress }: AdsRun,
  { subcode }: GatewayError,
): Promise<void> {
  if (subcode === unknownPicture)
    await forgetUploadedPictures(context.ctx.db, context.account.id, progress.ads);
}

async function bring({ ctx, workspaceId, account }: AdsRun['context'], mediaId: string): Promise<string> {
  const { key, fileName } = await getMedia(ctx.db, workspaceId, mediaId);
  const { stream } = await ctx.storage.read(key);
  const bytes = await buffer(stream);
  const { hash: imageHash } = await ctx.meta.uploadImage(account, { bytes, fileName });
  await insertUploadedPicture(ctx.db, { adAccountId: account.id, mediaId, imageHash });
  return imageHash;
}
