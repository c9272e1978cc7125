import { buffer } from 'node:stream/consumers';
import type { Account } from '#server/gateways/meta/publishing/tree.ts';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { drawDesign } from '../../designs/draw-design.ts';
import { getMedia } from '../../media/queries.ts';
import { findUploadedPictures, insertUploadedPicture } from '../queries.ts';
import { filesOf, nameOf, type PictureFile, type PlannedMedia } from './picture-files.ts';

interface Upload {
  account: Account;
  workspaceId: WorkspaceId;
  pictures: PlannedMedia[];
  /** Told before the first of those that the ad account does not have yet. */
  onMissing?: () => Promise<void>;
}

/** Brings pictures to an ad account, each once and all at a time, and answers the hashes of their files by `nameOf`. */
export async function uploadPictures(ctx: AppContext, upload: Upload): Promise<Map<string, string>> {
  const { account, pictures, onMissing } = upload;
  const byName = new Map(pictures.flatMap(filesOf).map((file) => [nameOf(file), file]));
  const hashes = await findUploadedPictures(ctx.db, account.id, pictures);
  const missing = [...byName].filter(([name]) => !hashes.has(name));
  if (missing.length > 0) await onMissing?.();
  const uploads = await Promise.allSettled(
    missing.map(async ([name, file]) => hashes.set(name, await uploadFile(ctx, upload, file))),
  );
  for (const result of uploads) if (result.status === 'rejected') throw result.reason;
  return hashes;
}

async function uploadFile(
  ctx: AppContext,
  { account, workspaceId }: Upload,
  { drawing, ...file }: PictureFile,
): Promise<string> {
  const image = drawing
    ? await draw(ctx, workspaceId, { drawing, ...file })
    : await read(ctx, workspaceId, file);
  const { hash: imageHash } = await ctx.meta.uploadImage(account, image);
  await insertUploadedPicture(ctx.db, { adAccountId: account.id, ...file, imageHash });
  return imageHash;
}

async function draw(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  { mediaId, isEnhanced, drawing }: PictureFile & Required<Pick<PictureFile, 'drawing'>>,
) {
  const { drawn, placement } = drawing;
  const { design, content } = drawn;
  const bytes = await drawDesign(ctx, workspaceId, { content, mediaId, isEnhanced, design, placement });
  return { bytes, fileName: `${design}-${placement}.jpg` };
}

async function read(ctx: AppContext, workspaceId: WorkspaceId, { mediaId, isEnhanced }: PictureFile) {
  const { fileName, ...picture } = await getMedia(ctx.db, workspaceId, mediaId);
  // The plan was approved with the enhanced picture there, and it stays as long as the original does.
  const { stream } = await ctx.storage.read(isEnhanced ? picture.enhancement!.enhancedKey! : picture.key);
  return { bytes: await buffer(stream), fileName };
}
