import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { beginningBytes, formatOf } from './file-formats.ts';
import { throughPictureGate } from '#server/platform/picture-gate.ts';
import { updatePreview, type WholeMedia } from '../queries.ts';
import { renderPreview } from '../render-picture.ts';
import { unsupportedType } from './refused-files.ts';

/** Shows a film by a frame of it, which the browser that sent the film has taken. Throws nothing but UploadRefused for a bad one. */
export async function keepPoster(
  { db, storage }: AppContext,
  { id, workspaceId, fileName, previewKey: before }: WholeMedia,
  bytes: Uint8Array,
): Promise<void> {
  if (formatOf(bytes.subarray(0, beginningBytes))?.kind !== 'image') throw unsupportedType(fileName);
  const preview = await throughPictureGate(() => renderPreview(bytes, fileName));
  const previewKey = `${workspaceId}/${id}/poster-${randomBytes(6).toString('hex')}.webp`;
  await storage.put(previewKey, preview);
  const isShown = await updatePreview(db, workspaceId, { id, before, previewKey });
  // Deleted, or sent twice, in this moment: nobody else would remove the file.
  await storage.remove(isShown ? before : previewKey);
}
