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

const maxPixels = 40_000_000;
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif']);

/** Looks at the bytes, never at the name: a drawing with scripts in it is no picture. */
export async function readPicture(bytes: Uint8Array): Promise<{ picture: Picture; about: About }> {
  try {
    const file = sharp(bytes, { limitInputPixels: false, failOn: 'error' });
    const { format, autoOrient, hasAlpha } = await file.metadata();
    if (!formats.has(format)) throw new StudioError('noImage');
    if (autoOrient.width * autoOrient.height > maxPixels) throw new StudioError('tooManyPixels');
    const upright = file.autoOrient().toColourspace('srgb');
    const { data, info } = await (hasAlpha ? upright.ensureAlpha() : upright.removeAlpha())
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const picture = await inColour({ pixels: data, ...info });
    return { picture, about: describe(format, picture.width, picture.height) };
  } catch (error) {
    if (error instanceof StudioError) throw error;
    throw new StudioError('noImage');
  }
}

export function describe(format: string, width: number, height: number): About {
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
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return inColour({ pixels: data, ...info });
}

/** What sharp gives back for a grey picture has one channel, or two. */
async function inColour(raw: {
  pixels: Buffer;
  width: number;
  height: number;
  channels: number;
}): Promise<Picture> {
  const { pixels, width, height, channels } = raw;
  if (channels === 3 || channels === 4) return { pixels, width, height, channels };
  const wide = channels === 2 ? 4 : 3;
  const colour = Buffer.alloc(width * height * wide);
  for (let from = 0, to = 0; from < pixels.length; from += channels, to += wide) {
    colour.fill(pixels[from] ?? 0, to, to + 3);
    if (wide === 4) colour[to + 3] = pixels[from + 1] ?? 255;
  }
  return { pixels: colour, width, height, channels: wide };
}

/** The finished file. What cannot be seen through in its format stands on white. */
export async function writePicture(picture: Picture, wished: Format, dpi?: number | null): Promise<Buffer> {
  const format = typeof wished === 'string' ? { type: wished } : wished;
  let image = open(picture);
  if (dpi) image = image.withMetadata({ density: dpi });
  const compression = 'compression' in format ? format.compression : undefined;
  const isLossless =
    compression === 'lossless' || (typeof compression === 'object' && compression.type === 'lossless');
  const quality =
    typeof compression === 'object' && 'quality' in compression ? compression.quality : undefined;
  switch (format.type) {
    case 'jpeg': {
      const { quality: jpegQuality = 85, progressive = true } =
        'quality' in format || 'progressive' in format ? format : {};
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: jpegQuality, progressive }).toBuffer();
    }
    case 'png':
      return image
        .png({ compressionLevel: compression === 'fast' ? 2 : compression === 'best' ? 9 : 6 })
        .toBuffer();
    case 'webp':
      return image.webp({ lossless: isLossless, quality: quality ?? 75 }).toBuffer();
    case 'avif':
      return image.avif({ lossless: isLossless, quality: quality ?? 50, effort: 2 }).toBuffer();
    case 'tiff':
      return image
        .tiff(
          isLossless || !compression
            ? { compression: 'lzw' }
            : { compression: 'jpeg', quality: quality ?? 75 },
        )
        .toBuffer();
  }
}
