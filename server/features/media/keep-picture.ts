import { buffer } from 'node:stream/consumers';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { PictureFormat } from './upload/file-formats.ts';
import { throughPictureGate } from '#server/platform/picture-gate.ts';
import { insertMedia, type MediaRow } from './queries.ts';
import { renderPicture } from './render-picture.ts';

/** An upload of which every byte has arrived. */
export interface WholeUpload {
  /** Becomes the file's id, so that finishing an upload twice keeps one file. */
  id: string;
  /** Where it arrived in storage. */
  key: string;
  fileName: string;
}

/** Keeps what we made of a picture: files first, then the row that names them. */
export async function keepPicture(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  { id, key: uploadKey, fileName, format }: WholeUpload & { format: PictureFormat },
): Promise<MediaRow> {
  const rendered = await throughPictureGate(async () => {
    const { stream } = await storage.read(uploadKey);
    return renderPicture(await buffer(stream), { fileName, format });
  });
  const { original, preview, extension, ...picture } = rendered;
  const key = `${workspaceId}/${id}/original.${extension}`;
  const previewKey = `${workspaceId}/${id}/preview.webp`;
  await Promise.all([storage.put(key, original), storage.put(previewKey, preview)]);
  const row = { id, fileName, bytes: original.byteLength, key, previewKey, ...picture };
  return insertMedia(db, workspaceId, { ...row, kind: 'image' });
}
