import { buffer } from 'node:stream/consumers';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { getMedia } from '../../media/queries.ts';
import { findUploadedPictures, insertUploadedPicture, nameOf } from '../queries.ts';
import type { PlannedMedia } from '../tables.ts';

interface Upload {
  account: Account;
  workspaceId: WorkspaceId;
  pictures: PlannedMedia[];
  /** Told before the first of those that the ad account does not have yet. */
  onMissing?: () => Promise<void>;
}

/** Brings pictures to an ad account, each once and all at a time, and answers their hashes by `nameOf`. */
export async function uploadPictures(ctx: AppContext, upload: Upload): Promise<Map<string, string>> {
  const { account, pictures, onMissing } = upload;
  const byName = new Map(pictures.map((picture) => [nameOf(picture), picture]));
  const mediaIds = pictures.map(({ mediaId }) => mediaId);
  const hashes = await findUploadedPictures(ctx.db, account.id, mediaIds);
  const missing = [...byName].filter(([name]) => !hashes.has(name));
  if (missing.length > 0) await onMissing?.();
  const uploads = await Promise.allSettled(
    missing.map(async ([name, picture]) => hashes.set(name, await uploadPicture(ctx, upload, picture))),
  );
  for (const result of uploads) if (result.status === 'rejected') throw result.reason;
  return hashes;
}

async function uploadPicture(
  ctx: AppContext,
  { account, workspaceId }: Upload,
  { mediaId, isEnhanced = false }: PlannedMedia,
): Promise<string> {
  const { fileName, ...picture } = await getMedia(ctx.db, workspaceId, mediaId);
  // The plan was approved with the enhanced picture there, and it stays as long as the original does.
  const key = isEnhanced ? picture.enhancement!.enhancedKey! : picture.key;
  const { stream } = await ctx.storage.read(key);
  const { hash: imageHash } = await ctx.meta.uploadImage(account, {
    bytes: await buffer(stream),
    fileName,
  });
  await insertUploadedPicture(ctx.db, { adAccountId: account.id, mediaId, isEnhanced, imageHash });
  return imageHash;
}
