import { buffer } from 'node:stream/consumers';
import type { AppContext } from '#server/app-context.ts';
import { openGate } from '#server/platform/gate.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { VideoFormat } from './file-formats.ts';
import { probeVideo } from './probe-video.ts';
import { insertMedia, type MediaRow } from '../queries.ts';
import { checkDuration, damagedVideo } from './refused-files.ts';
import type { WholeUpload } from '../keep-picture.ts';
import sharp from 'sharp';

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

const edge = 640;

/** Stands for a film nobody has sent a picture of: a film strip with a play sign, in the film's own shape. */
function drawFilm({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const scale = edge / Math.max(width, height);
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const sign = Math.min(w, h) / 5;
  const hole = sign / 4;
  const holes = Array.from({ length: Math.ceil(w / (hole * 2)) }, (_, place) => {
    const x = place * hole * 2 + hole / 2;
    return [hole / 2, h - hole * 1.5].map(
      (y) => `<rect x="${x}" y="${y}" width="${hole}" height="${hole}" rx="${hole / 4}" fill="#2a3b4d"/>`,
    );
  });
  const triangle = `M ${w / 2 - sign / 2} ${h / 2 - sign * 0.6} L ${w / 2 + sign * 0.6} ${h / 2} L ${w / 2 - sign / 2} ${h / 2 + sign * 0.6} Z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="100%" height="100%" fill="#14202c"/>${holes.flat().join('')}<path d="${triangle}" fill="#8fb8c9"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
