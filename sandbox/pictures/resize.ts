import sharp from 'sharp';

import type { Operations } from './edit-request.ts';
import { develop, open, type Picture } from './picture.ts';
import { StudioError } from './studio-error.ts';

type Resizing = Operations['resizing'];

/** An ad wants 1,080 pixels on its shorter side. */
const adSide = 1080;
const maxPixels = 40_000_000;

/** The size that was asked for. Where an upscale names none, a small picture grows to the size of an ad. */
export async function resize(picture: Picture, resizing: Resizing, upscales: boolean): Promise<Picture> {
  const { width, height } = picture;
  let [wide, high] = [pixelsOf(resizing?.width, width), pixelsOf(resizing?.height, height)];
  if (!wide && !high) {
    const growth = adSide / Math.min(width, height);
    if (!upscales || growth <= 1) return picture;
    [wide, high] = [Math.round(width * growth), Math.round(height * growth)];
  }
  if ((wide ?? width) * (high ?? height) > maxPixels) throw new StudioError('tooManyPixels');
  const { name, isSmart } = fitOf(resizing);
  if (wide && high && (name === 'canvas' || name === 'outpaint')) return onCanvas(picture, wide, high, name);
  const fit =
    wide && high ? ({ cover: 'outside', bounds: 'inside' } as const)[name as 'cover' | 'bounds'] : undefined;
  const position = isSmart ? 'attention' : 'centre';
  return develop(
    open(picture).resize({ width: wide, height: high, fit: fit ?? 'cover', position, kernel: 'mks2021' }),
  );
}

function pixelsOf(wish: number | string | null | undefined, now: number): number | undefined {
  if (typeof wish === 'number') return wish;
  return wish && wish !== 'auto'
    ? Math.max(1, Math.round((now * Number.parseInt(wish, 10)) / 100))
    : undefined;
}

function fitOf(resizing: Resizing): { name: string; isSmart: boolean } {
  const fit = resizing?.fit ?? 'crop';
  if (typeof fit === 'string') return { name: fit, isSmart: false };
  return { name: 'type' in fit ? fit.type : 'crop', isSmart: 'crop' in fit && fit.crop === 'smart' };
}

/** The whole picture in the middle: on plain paper, or on a soft continuation of itself. */
async function onCanvas(picture: Picture, width: number, height: number, fit: string): Promise<Picture> {
  const inside = await develop(open(picture).resize({ width, height, fit: 'inside', kernel: 'mks2021' }));
  const paper = { r: 255, g: 255, b: 255, alpha: picture.channels === 4 ? 0 : 1 };
  const ground =
    fit === 'outpaint'
      ? open(picture)
          .resize({ width, height })
          .blur(Math.max(8, Math.min(width, height) / 24))
      : sharp({ create: { width, height, channels: picture.channels, background: paper } });
  const raw = { width: inside.width, height: inside.height, channels: inside.channels };
  return develop(ground.composite([{ input: inside.pixels, raw, gravity: 'centre' }]));
}
