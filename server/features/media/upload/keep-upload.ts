import { buffer } from 'node:stream/consumers';
import type { AppContext } from '#server/app-context.ts';
import { refusedRow } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { beginningBytes, recognizeFile } from './file-formats.ts';
import { keepPicture, type WholeUpload } from '../keep-picture.ts';
import { keepVideo } from './keep-video.ts';
import type { MediaRow } from '../queries.ts';
import { invalidFile, signedOut, UploadRefused } from './refused-files.ts';

type Ground = Pick<AppContext, 'db' | 'storage'>;

/** Checks an upload that is whole by its bytes, and keeps it or what we made of it. Nothing remains of one that is refused. */
export async function keepUpload(
  ground: Ground,
  workspaceId: WorkspaceId,
  upload: WholeUpload,
): Promise<MediaRow> {
  const { storage } = ground;
  try {
    const row = await keepByKind(ground, workspaceId, upload);
    await (row.key === upload.key ? storage.settle(upload.key) : storage.discard(upload.key));
    return row;
  } catch (error) {
    const isOrphan = refusedRow(error) === 'orphan';
    if (!isOrphan && !(error instanceof UploadRefused)) throw error;
    await storage.discard(upload.key);
    // The account was deleted in this moment: nobody else would remove the files.
    if (isOrphan) await storage.removeAll(`${workspaceId}/${upload.id}/`);
    throw isOrphan ? signedOut() : error;
  }
}

async function keepByKind(ground: Ground, workspaceId: WorkspaceId, upload: WholeUpload): Promise<MediaRow> {
  const { storage } = ground;
  const { key, fileName } = upload;
  const size = await storage.sizeOf(key);
  if (size === 0) throw invalidFile(fileName);
  const { stream } = await storage.read(key, { start: 0, end: Math.min(beginningBytes, size) - 1 });
  const found = recognizeFile({ fileName, size }, await buffer(stream));
  if (found.kind === 'video')
    return keepVideo(ground, workspaceId, { ...upload, size, format: found.format });
  return keepPicture(ground, workspaceId, { ...upload, format: found.format });
}
