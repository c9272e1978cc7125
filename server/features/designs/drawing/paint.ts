import sharp, { type Sharp } from 'sharp';
import { type Box, box } from './boxes.ts';
import { shadeOver } from './colours.ts';
import { fontsOf, weights } from './fonts.ts';
import type { LogoImage } from './logo-image.ts';
import { lightestIn } from './photo-light.ts';
import { drawnWidth, type Rect, type Scene } from './scene.ts';
import type { Shade, Sheet } from './sheet.ts';

interface Paints {
  /** As it is cut for the placement. */
  photo: Buffer;
  logo: LogoImage | undefined;
  /** How wide the picture becomes. */
  width: number;
}

/** Lays a design over a photo, as JPEG. */
export async function paint(sheet: Sheet, scene: Scene, { photo, logo, width }: Paints): Promise<Buffer> {
  const scale = width / drawnWidth;
  const size = { width, height: Math.round(scene.height * scale) };
  const shade = sheet.shade && (await shadeBox(sheet.shade, scene, photo));
  const svg = await drawBoxes([...(shade ? [shade] : []), ...sheet.boxes], scene);
  const layers = [{ input: Buffer.from(svg), density: 72 * scale, top: 0, left: 0 }];
  const mark = sheet.logo && logo && (await fit(logo, scaled(sheet.logo, scale)));
  const canvas = await photoOn(sheet, { photo, size, scale });
  return canvas
    .composite([...layers, ...(mark ? [mark] : [])])
    .jpeg(width === drawnWidth ? { quality: 88, chromaSubsampling: '4:4:4' } : { quality: 82 })
    .toBuffer();
}

async function photoOn(
  { window }: Sheet,
  { photo, size, scale }: { photo: Buffer; size: { width: number; height: number }; scale: number },
): Promise<Sharp> {
  if (!window) return sharp(photo).resize({ ...size, fit: 'fill' });
  const { left, top, ...room } = scaled(window.rect, scale);
  const { data, info } = await sharp(photo)
    .resize({ ...room, fit: 'cover' })
    .extend({
      left,
      top,
      right: size.width - left - room.width,
      bottom: size.height - top - room.height,
      background: window.ground,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function fit({ png }: LogoImage, { left, top, width, height }: Rect) {
  return { input: await sharp(png).resize(width, height, { fit: 'inside' }).png().toBuffer(), left, top };
}

function scaled({ left, top, width, height }: Rect, scale: number): Rect {
  const [x, y, right, bottom] = [left, top, left + width, top + height].map((part) =>
    Math.round(part * scale),
  ) as [number, number, number, number];
  return { left: x, top: y, width: right - x, height: bottom - y };
}

/** Dark enough where the words are, and growing softly towards them. */
async function shadeBox(
  { over, from, least, atLeast }: Shade,
  { width, height, palette }: Scene,
  photo: Buffer,
): Promise<Box> {
  const lightest = await lightestIn(photo, { height, over });
  const share = Math.max(atLeast, shadeOver(lightest, palette.deep, least) + 0.02);
  const at = (part: number) => `rgba(${palette.deep.join(', ')}, ${(share * part).toFixed(3)})`;
  const whole = { position: 'absolute', left: 0, top: 0, width, height };
  if (from === undefined) return box({ ...whole, backgroundColor: at(1) });
  const percent = (y: number) => `${((100 * y) / height).toFixed(2)}%`;
  const stops = [0, 0.1, 0.35, 0.7, 0.93, 1].map(
    (part, place, all) => `${at(part)} ${percent(from + ((over.top - from) * place) / (all.length - 1))}`,
  );
  return box({ ...whole, backgroundImage: `linear-gradient(to bottom, ${stops.join(', ')})` });
}

async function drawBoxes(boxes: Box[], { width, height }: Scene): Promise<string> {
  // Half a second of reading and 20 MB, for the first who wants a picture drawn.
  const { default: satori } = await import('satori');
  const fonts = weights.flatMap((weight) =>
    fontsOf(weight).map(({ data }, rank) => ({ name: rank === 0 ? 'usual' : 'rarer', data, weight })),
  );
  const sheet = box({ width, height, position: 'relative', fontFamily: 'usual, rarer' }, ...boxes);
  return satori(sheet, { width, height, fonts });
}
