import sharp from 'sharp';

import { numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import type { GraphCall } from '#sandbox/meta/graph/call.ts';
import { drawPlaceholder, drawThumbnail } from '#sandbox/meta/videos/video-thumbnails.ts';

interface Picture {
  type: string;
  bytes: Uint8Array;
}

const largest = 4096;

/** The bytes of a picture, in the size that its address asks for; a coloured square for everybody who has none. */
export async function servePicture(world: World, { path, params }: GraphCall): Promise<Response> {
  const id = path[1] ?? '';
  const picture = await findPicture(world, id);
  if (!picture) return new Response('Not found', { status: 404 });
  const [width, height] = [sideOf(params['width']), sideOf(params['height'])];
  const { type, bytes } = width && height ? await resize(picture, width, height) : picture;
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'cache-control': 'max-age=3600' },
  });
}

async function findPicture({ store }: World, id: string): Promise<Picture | undefined> {
  const [row] = store.rows('SELECT type, bytes FROM files WHERE id = ?', id);
  if (row?.['bytes'] instanceof Uint8Array) return { type: String(row['type']), bytes: row['bytes'] };
  if (id === 'video-placeholder') return { type: 'image/jpeg', bytes: await drawPlaceholder() };
  const thing = store.find(id);
  if (thing?.kind === 'videothumbnail') return { type: 'image/jpeg', bytes: await drawThumbnail(thing) };
  return thing && { type: 'image/svg+xml', bytes: square(thing) };
}

/** A picture that cannot be made smaller is given as it is. */
async function resize(picture: Picture, width: number, height: number): Promise<Picture> {
  const smaller = sharp(picture.bytes, { failOn: 'none' })
    .resize(width, height)
    .flatten({ background: '#fff' });
  return smaller
    .jpeg()
    .toBuffer()
    .then(
      (bytes) => ({ type: 'image/jpeg', bytes }),
      () => picture,
    );
}

function sideOf(wished: unknown): number | undefined {
  const side = numberOf(wished);
  return side !== undefined && Number.isInteger(side) && side > 0 && side <= largest ? side : undefined;
}

function square({ id, fields }: Thing): Uint8Array {
  const hue = (Number(id.slice(-4)) * 67) % 360;
  const letter = (textOf(fields['name'])[0] ?? '?').replaceAll(/[<&]/g, '?');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(${hue} 45% 45%)"/><text x="50" y="67" font-size="50" font-family="sans-serif" fill="#fff" text-anchor="middle">${letter}</text></svg>`;
  return Buffer.from(svg);
}
