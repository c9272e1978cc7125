import sharp from 'sharp';
import { luminance } from './colours.ts';
import { drawnWidth, type Rect } from './scene.ts';

const columns = 54;

/** How light the lightest spot of a photo is in this part of it, from 0 to 1; a spot is as wide as a letter. */
export async function lightestIn(photo: Buffer, { height, over }: { height: number; over: Rect }) {
  const scale = columns / drawnWidth;
  const rows = Math.round(height * scale);
  const pixels = await sharp(photo)
    .resize(columns, rows, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const first = Math.max(0, Math.floor(over.top * scale));
  const last = Math.min(rows, Math.ceil((over.top + over.height) * scale));
  let lightest = 0;
  for (let at = first * columns * 3; at < last * columns * 3; at += 3)
    lightest = Math.max(lightest, luminance([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]));
  return lightest;
}
