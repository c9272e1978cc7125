import { shownAs } from '#server/features/publications/media/picture-files.ts';
import { uploadPictures } from '#server/features/publications/media/upload-pictures.ts';
import { forgetUploadedPictures } from '#server/features/publications/queries.ts';
import type { GatewayError } from '#server/gateways/gateway-error.ts';
import type { PlannedAd } from '#server/gateways/meta/publishing/tree.ts';
import type { AdsRun } from './ads-progress.ts';

/** Meta does not have a picture any more that we brought there. */
const unknownPicture = 2446386;

/** New ads with what the ad account has in place of their pictures, each of which is brought there once. */
export async function withPicturesAtMeta({ context, progress }: AdsRun): Promise<PlannedAd[]> {
  const { ctx, workspaceId, account } = context;
  const hashes = await uploadPictures(ctx, { account, workspaceId, pictures: progress.ads });
  return progress.ads.map(({ mediaId, isEnhanced, drawn, ...words }) => ({
    ...words,
    ...shownAs({ mediaId, isEnhanced, drawn }, hashes),
  }));
}

/** The next change brings anew what Meta has lost. */
export async function forgetPictureAtMeta(
  { context, progress }: AdsRun,
  { subcode }: GatewayError,
): Promise<void> {
  if (subcode === unknownPicture)
    await forgetUploadedPictures(context.ctx.db, context.account.id, progress.ads);
}
