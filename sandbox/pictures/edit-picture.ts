import sharp from 'sharp';

import { cutOut } from './cut-out.ts';
import type { Operations } from './edit-request.ts';
import { develop, maxPixels, open, type Picture } from './picture.ts';
import { StudioError } from './studio-error.ts';

/** An ad wants 1,080 pixels on its shorter side. */
const adSide = 1080;

/** Everything that `operations` asks for, in the order of the studio: restore, size, light, sharpness, background. */
export async function editPicture(original: Picture, operations: Operations): Promise<Picture> {
  const { restorations, adjustments, background, resizing } = operations;
  let picture = original;
  if (restorations?.decompress === 'strong') picture = await develop(open(picture).median(3));
  picture = await resize(picture, resizing, Boolean(restorations?.upscale));
  if (adjustments?.hdr) picture = await correctLight(picture, adjustments.hdr / 100);
  const sharpness = Math.max(adjustments?.sharpness ?? 0, restorations?.polish ? 50 : 0) / 100;
  // Edges only: smooth skin and sky stay smooth.
  if (sharpness > 0)
    picture = await develop(open(picture).sharpen({ sigma: 1, m1: 0.1 * sharpness, m2: 2.4 * sharpness }));
  const { remove, color } = background ?? {};
  const cut = remove ? await cutOut(picture) : undefined;
  if (cut) picture = typeof remove === 'object' && remove?.clipping ? await trim(cut) : cut;
  return color && color !== 'transparent' ? develop(open(picture).flatten({ background: color })) : picture;
}

/** The size that was asked for. Where an upscale names none, a small picture grows to the size of an ad. */
async function resize(picture: Picture, wish: Operations['resizing'], upscales: boolean): Promise<Picture> {
  let [width, height] = [pixelsOf(wish?.width, picture.width), pixelsOf(wish?.height, picture.height)];
  if (!width && !height) {
    const growth = adSide / Math.min(picture.width, picture.height);
    if (!upscales || growth <= 1) return picture;
    [width, height] = [Math.round(picture.width * growth), Math.round(picture.height * growth)];
  }
  if ((width ?? picture.width) * (height ?? picture.height) > maxPixels)
    throw new StudioError('tooManyPixels');
  const { type, crop } = wish?.fit ?? { type: 'crop' };
  if (width && height && (type === 'canvas' || type === 'outpaint'))
    return onCanvas(picture, { width, height }, type === 'outpaint');
  const fit = width && height ? { cover: 'outside', bounds: 'inside' }[type as string] : undefined;
  const position = crop === 'smart' ? 'attention' : 'centre';
  return develop(
    open(picture).resize({
      width,
      height,
      fit: fit === 'outside' || fit === 'inside' ? fit : 'cover',
      position,
    }),
  );
}

function pixelsOf(wish: number | string | null | undefined, now: number): number | undefined {
  if (typeof wish === 'number') return wish;
  return wish?.endsWith('%') ? Math.max(1, Math.round((now * Number.parseInt(wish, 10)) / 100)) : undefined;
}

/** The whole picture in the middle: on plain paper, or on a soft continuation of itself. */
async function onCanvas(
  picture: Picture,
  size: { width: number; height: number },
  isSoft: boolean,
): Promise<Picture> {
  const inside = await open(picture)
    .resize({ ...size, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const background = { r: 255, g: 255, b: 255, alpha: picture.channels === 4 ? 0 : 1 };
  const ground = isSoft
    ? open(picture)
        .resize(size)
        .blur(Math.max(8, Math.min(size.width, size.height) / 24))
    : sharp({ create: { ...size, channels: picture.channels, background } });
  return develop(ground.composite([{ input: inside, gravity: 'centre' }]));
}

/** Grey should be grey, something black and something white; a picture that is good stays nearly as it is. */
async function correctLight(picture: Picture, share: number): Promise<Picture> {
  const { channels } = await open(picture).removeAlpha().stats();
  const mean = average(channels.map((channel) => channel.mean));
  const spread = average(channels.map(({ stdev }) => stdev)) * 2.2;
  const black = Math.min(60, Math.max(0, mean - spread));
  const stretch = 255 / (Math.max(130, Math.min(255, mean + spread)) - black);
  const gains = channels.map((channel) => Math.min(1.16, Math.max(0.84, mean / Math.max(1, channel.mean))));
  const by = gains.map((gain) => 1 + (gain * stretch - 1) * share);
  return develop(
    open(picture).linear(
      by,
      by.map((factor) => -black * factor * share),
    ),
  );
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Only as much of the picture as can be seen. */
export function trim(picture: Picture): Promise<Picture> {
  return develop(open(picture).trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 12 }));
}
