import sharp from 'sharp';

import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { guardAds } from '#sandbox/meta/auth/guards.ts';
import { noise } from '#sandbox/meta/delivery/noise.ts';
import { type NodeType, stored } from '#sandbox/meta/graph/node-type.ts';
import { measurePicture } from '#sandbox/meta/images/image-uploads.ts';
import type { VideoShape } from './video-inspection.ts';

const frames = 4;
const usual = { width: 1280, height: 720 };

export const videoThumbnail: NodeType = {
  name: 'VideoThumbnail',
  marketing: true,
  guard: guardAds,
  brief: ['uri', 'width', 'height', 'scale', 'is_preferred'],
  fields: {
    ...stored('width height scale is_preferred name'),
    uri: ({ world }, thing) => urlOfThumbnail(world, thing.id),
  },
};

/** Some moments of the video to choose from; the first is preferred, unless somebody sent a picture of their own. */
export function addThumbnails({ store }: World, video: Thing, shape: VideoShape): void {
  const { width = usual.width, height = usual.height } = shape;
  const hasOwn = store.list('videothumbnail', { parent: video.id }).length > 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const fields = { width, height, scale: 1, is_preferred: frame === 0 && !hasOwn, name: '' };
    store.insert({ kind: 'videothumbnail', account: video.account, parent: video.id, fields });
  }
}

/** The `thumb` that came with an upload. */
export async function addThumbnailFile({ store }: World, video: Thing, thumb?: File): Promise<void> {
  if (!thumb) return;
  const bytes = await thumb.bytes();
  const { width, height, format } = await measurePicture(bytes);
  const fields = { width, height, scale: 1, is_preferred: true, name: thumb.name };
  store.transaction(() => {
    const { id } = store.insert({ kind: 'videothumbnail', account: video.account, parent: video.id, fields });
    store.run('INSERT INTO files VALUES (?, ?, ?)', id, `image/${format}`, bytes);
  });
}

export function urlOfThumbnail({ publicUrl }: World, id: string): string {
  return `${publicUrl}/meta/pictures/${id}`;
}

/** What `picture` shows until a video is ready: a small grey square, which is not to be used for anything. */
export function drawPlaceholder(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 64, channels: 3, background: '#8d949e' } })
    .jpeg()
    .toBuffer();
}

/** The sandbox cannot decode videos, so a moment of one is a drawn fjord: another for each, the same every time. */
export function drawThumbnail({ id, parent, fields }: Thing): Promise<Buffer> {
  const { width, height } = { ...usual, ...fields };
  const hue = Math.floor(noise(parent, 'hue') * 360);
  const ridge = (base: number, light: number, what: string) => {
    const points = Array.from({ length: 9 }, (_, place) => {
      const rise = base - noise(id, what, String(place)) * 160;
      return `${place * 160},${Math.round(rise)}`;
    });
    return `<polygon points="0,720 ${points.join(' ')} 1280,720" fill="hsl(${hue} 35% ${light}%)"/>`;
  };
  const sun = { x: 200 + Math.floor(noise(id, 'sun') * 880), y: 130 + Math.floor(noise(id, 'height') * 120) };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Number(width)}" height="${Number(height)}" viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 45% 30%)"/><stop offset="1" stop-color="hsl(${hue + 40} 70% 78%)"/></linearGradient></defs>
    <rect width="1280" height="720" fill="url(#sky)"/><circle cx="${sun.x}" cy="${sun.y}" r="58" fill="hsl(${hue + 50} 90% 88%)"/>
    ${ridge(430, 38, 'far')}${ridge(530, 27, 'middle')}${ridge(640, 16, 'near')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
