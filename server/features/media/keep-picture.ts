import type { House } from '#server/house.ts';
import { refusedRow } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { insertMedia, type MediaRow } from './queries.ts';
import { renderPicture } from './render-picture.ts';
import { UploadRefused } from './upload-refused.ts';

interface Upload {
  /** Becomes the picture's id, so that finishing an upload twice keeps one picture. */
  id: string;
  path: string;
  fileName: string;
}

/** Checks an uploaded file by its bytes and keeps what we made of it: files first, then the row that names them. */
export async function keepPicture(
  { db, storage }: Pick<House, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  { id, path, fileName }: Upload,
): Promise<MediaRow> {
  const { original, preview, extension, ...picture } = await renderPicture(path, fileName);
  const key = `${workspaceId}/${id}/original.${extension}`;
  const previewKey = `${workspaceId}/${id}/preview.webp`;
  await Promise.all([storage.put(key, original), storage.put(previewKey, preview)]);
  const row = { id, fileName, bytes: original.byteLength, key, previewKey, ...picture };
  try {
    return await insertMedia(db, workspaceId, { ...row, kind: 'image' });
  } catch (error) {
    if (refusedRow(error) !== 'orphan') throw error;
    // The account was deleted in this moment: nobody else would remove the files.
    await Promise.all([storage.remove(key), storage.remove(previewKey)]);
    throw new UploadRefused('NOT_SIGNED_IN', 'Please log in to upload media');
  }
}
