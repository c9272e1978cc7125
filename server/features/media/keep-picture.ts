import { buffer } from 'node:stream/consumers';
import type { AppContext } from '#server/app-context.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { throughPictureGate } from '#server/platform/picture-gate.ts';
import { insertMedia, type MediaRow } from './queries.ts';
import { type RenderedFormat, renderPicture } from './render-picture.ts';

/** An upload of which every byte has arrived. */
export interface WholeUpload {
  /** Becomes the file's id, so that finishing an upload twice keeps one file. */
  id: string;
  /** Where it arrived in storage. */
  key: string;
  fileName: string;
  /** It may be smaller than what ads show. */
  isLogo?: boolean | undefined;
}

type Ground = Pick<AppContext, 'db' | 'storage'>;

/** Keeps what we make of an uploaded picture. */
export function keepPicture(
  ground: Ground,
  workspaceId: WorkspaceId,
  { key, ...picture }: WholeUpload & { format: RenderedFormat },
): Promise<MediaRow> {
  const read = async () => buffer((await ground.storage.read(key)).stream);
  return storePicture(ground, workspaceId, { ...picture, read });
}

interface NewPicture extends Omit<WholeUpload, 'key'> {
  format: RenderedFormat;
  read: () => Promise<Buffer>;
}

/** Keeps what we make of a picture, wherever it is from: files first, then the row that names them. */
export async function storePicture(
  { db, storage }: Ground,
  workspaceId: WorkspaceId,
  { id, fileName, format, isLogo, read }: NewPicture,
): Promise<MediaRow> {
  const rendered = await throughPictureGate(async () =>
    renderPicture(await read(), { fileName, format, isLogo }),
  );
  const { original, preview, extension, ...picture } = rendered;
  const key = `${workspaceId}/${id}/original.${extension}`;
  const previewKey = `${workspaceId}/${id}/preview.webp`;
  await Promise.all([storage.put(key, original), storage.put(previewKey, preview)]);
  const row = { id, fileName, bytes: original.byteLength, key, previewKey, ...picture };
  return insertMedia(db, workspaceId, { ...row, kind: 'image' });
}
