import sharp, { type Sharp } from 'sharp';

import type { Format } from './edit-request.ts';
import { StudioError } from './studio-error.ts';

/** A picture as its pixels: upright, sRGB, eight bits; three channels, or four where it can be seen through. */
export interface Picture {
  pixels: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** How the studio describes a picture file. */
export interface About {
  ext: string;
  mps: number;
  mime: string;
  format: string;
  width: number;
  height: number;
}

export const maxPixels = 40_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif']);

/** Looks at the bytes, never at the name: a drawing with scripts in it is no picture. */
export async function readPicture(bytes: Uint8Array): Promise<{ picture: Picture; about: About }> {
  try {
    const file = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
    const { format, autoOrient, hasAlpha } = await file.metadata();
    if (!formats.has(format)) throw new StudioError('noImage');
    if (autoOrient.width * autoOrient.height > maxPixels) throw new StudioError('tooManyPixels');
    const upright = file.autoOrient();
    const picture = await develop(hasAlpha ? upright.ensureAlpha() : upright.removeAlpha());
    return { picture, about: describe(format, picture) };
  } catch (error) {
    throw error instanceof StudioError ? error : new StudioError('noImage');
  }
}

export function describe(format: string, { width, height }: { width: number; height: number }): About {
  const mime = `image/${format === 'heif' ? 'heic' : format}`;
  return {
    ext: format,
    mps: (width * height) / 1_000_000,
    mime,
    format: format.toUpperCase(),
    width,
    height,
  };
}

/** The picture as something sharp can go on with. */
export function open({ pixels, width, height, channels }: Picture): Sharp {
  return sharp(pixels, { raw: { width, height, channels } });
}

export async function develop(image: Sharp): Promise<Picture> {
  const { data, info } = await image
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}

/** The finished file. What cannot be seen through in its format stands on white. */
export function writePicture(picture: Picture, { type, quality = 85 }: Format): Promise<Buffer> {
  const image = open(picture);
  if (type === 'png') return image.png().toBuffer();
  if (type === 'webp') return image.webp({ quality }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }).toBuffer();
}
