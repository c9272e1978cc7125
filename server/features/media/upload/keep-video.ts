import { buffer } from 'node:stream/consumers';
import type { AppContext } from '#server/app-context.ts';
import { openGate } from '#server/platform/gate.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { drawFilm } from './draw-film.ts';
import type { VideoFormat } from './file-formats.ts';
import { probeVideo } from './probe-video.ts';
import { insertMedia, type MediaRow } from '../queries.ts';
import { checkDuration, damagedVideo } from './refused-files.ts';
import type { WholeUpload } from './whole-upload.ts';

/** Each reader of films takes its own memory. */
const throughFilmGate = openGate(2);

const contentTypes = {
  mp4: 'video/mp4',
  quicktime: 'video/quicktime',
  avi: 'video/x-msvideo',
  webm: 'video/webm',
} as const satisfies Record<VideoFormat, string>;

/** Keeps a film as it is and where it arrived: it may be 4 GB, and is not copied. */
export async function keepVideo(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  workspaceId: WorkspaceId,
  { id, key, fileName, size, format }: WholeUpload & { size: number; format: VideoFormat },
): Promise<MediaRow> {
  const read = async (range: { start: number; end: number }) =>
    buffer((await storage.read(key, range)).stream);
  const film = await throughFilmGate(() => probeVideo({ size, read }));
  if (!film) throw damagedVideo(fileName);
  checkDuration(fileName, film.durationMs);

  const previewKey = `${workspaceId}/${id}/preview.webp`;
  await storage.put(previewKey, await drawFilm(film));
  const contentType = contentTypes[format];
  const row = { id, fileName, kind: 'video' as const, contentType, bytes: size, key, previewKey, ...film };
  return insertMedia(db, workspaceId, row);
}
