import sharp from 'sharp';

import { cutOut } from './cut-out.ts';
import type { Operations } from './edit-request.ts';
import { correctLight } from './light.ts';
import { measureNoise } from './noise.ts';
import { develop, open, type Picture } from './picture.ts';
import { resize } from './resize.ts';

/** Everything that `operations` asks for, in the order of the studio: restore, size, light, sharpness, background, frame. */
export async function editPicture(original: Picture, operations: Operations): Promise<Picture> {
  const { restorations, adjustments, background, resizing, padding } = operations;
  let picture = original;
  if (restorations?.decompress) picture = await denoise(picture, restorations.decompress);
  picture = await resize(picture, resizing, Boolean(restorations?.upscale));
  if (adjustments) {
    const { hdr, exposure, contrast, saturation } = adjustments;
    const auto = (typeof hdr === 'object' ? (hdr?.intensity ?? 0) : (hdr ?? 0)) / 100;
    const [light, harder, richer] = [exposure, contrast, saturation].map((level) => (level ?? 0) / 100);
    picture = await correctLight(picture, {
      auto,
      exposure: light ?? 0,
      contrast: harder ?? 0,
      saturation: richer ?? 0,
    });
  }
  const sharpness = Math.max((adjustments?.sharpness ?? 0) / 100, restorations?.polish ? 0.5 : 0);
  if (sharpness > 0) picture = await sharpen(picture, sharpness);
  if (background?.remove) picture = await onBackground(picture, background.remove, background.color);
  else if (background?.color && background.color !== 'transparent')
    picture = await develop(open(picture).flatten({ background: background.color }));
  return padding ? addPadding(picture, padding, background?.color) : picture;
}

async function denoise(picture: Picture, how: 'auto' | 'moderate' | 'strong'): Promise<Picture> {
  const noise = await measureNoise(picture);
  if (noise < (how === 'auto' ? 3 : 1.5)) return picture;
  return develop(open(picture).median(noise > 9 || (how === 'strong' && noise > 5) ? 5 : 3));
}

/** Edges only: smooth skin and sky stay smooth, and grain is not made worse. */
async function sharpen(picture: Picture, wished: number): Promise<Picture> {
  const amount = wished * Math.min(1, 3 / Math.max(0.1, await measureNoise(picture)));
  const sigma = 0.6 + Math.min(1, Math.min(picture.width, picture.height) / 2000) * 0.8;
  return develop(open(picture).sharpen({ sigma, m1: 0.1 * amount, m2: 2.4 * amount, x1: 2.5 }));
}

async function onBackground(
  picture: Picture,
  remove: NonNullable<NonNullable<Operations['background']>['remove']>,
  colour: string | null | undefined,
): Promise<Picture> {
  const cut = await cutOut(picture);
  if (!cut) return picture;
  const clipped = typeof remove === 'object' && remove.clipping ? await trim(cut) : cut;
  return colour && colour !== 'transparent'
    ? develop(open(clipped).flatten({ background: colour }))
    : clipped;
}

/** Only as much of the picture as can be seen. */
export function trim(picture: Picture): Promise<Picture> {
  return develop(open(picture).trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 12 }));
}

async function addPadding(picture: Picture, padding: string, colour?: string | null): Promise<Picture> {
  const [first = 0, second = first] = padding.split(' ').map((part) => Number.parseInt(part, 10) / 100);
  const [top, side] = [Math.round(picture.height * first), Math.round(picture.width * second)];
  const seeThrough = { r: 255, g: 255, b: 255, alpha: picture.channels === 4 ? 0 : 1 };
  const background = colour && colour !== 'transparent' ? colour : seeThrough;
  const framed = open(picture).extend({ top, bottom: top, left: side, right: side, background });
  return develop(sharp(await framed.png({ compressionLevel: 1 }).toBuffer()));
}
