import sharp from 'sharp';

import { cutOut } from './cut-out.ts';
import { trim } from './edit-picture.ts';
import type { SceneRequest } from './edit-request.ts';
import { develop, open, type Picture } from './picture.ts';

/** An ad's shorter side. */
const shortSide = 1080;
/** A studio leaves air around what it shows, even at full scale. */
const air = 0.84;

/** The studio's colours in turn: hue, saturation and lightness. */
const colours = [
  [36, 26, 86],
  [205, 24, 84],
  [140, 16, 80],
  [222, 14, 30],
] as const;

/** The picture in a studio: a thing that can be cut out stands there itself, any other picture as a print. */
export async function setScene(
  picture: Picture,
  { object, scene }: SceneRequest,
  turn: number,
): Promise<Picture> {
  const [across = 1, down = 1] = scene.aspect_ratio.split(':').map(Number);
  const unit = shortSide / Math.min(across, down);
  const [width, height] = [Math.round(across * unit), Math.round(down * unit)];
  const share = air * (object.placement_type === 'original' ? 1 : object.scale);
  const cut = await cutOut(picture);
  const thing = await develop(
    open(cut ? await trim(cut) : picture)
      .ensureAlpha()
      .resize({
        width: Math.max(8, Math.round(width * share)),
        height: Math.max(8, Math.round(height * share)),
        fit: 'inside',
      }),
  );
  const shown = cut ? open(thing) : withRoundCorners(thing);
  const backdrop = paintBackdrop({ width, height }, thing, turn);
  return develop(
    sharp(Buffer.from(backdrop))
      .removeAlpha()
      .composite([{ input: await shown.png({ compressionLevel: 1 }).toBuffer(), gravity: 'centre' }]),
  );
}

/** A soft studio: a wall that runs into the floor, light from above, darker corners, and a shadow under the thing. */
function paintBackdrop(
  { width, height }: { width: number; height: number },
  thing: { width: number; height: number },
  turn: number,
): string {
  const [hue, saturation, lightness] = colours[turn % colours.length] ?? colours[0];
  const shade = (by: number) => `hsl(${hue},${saturation}%,${lightness + by}%)`;
  const feet = (height + thing.height) / 2;
  const horizon = feet / height - 0.1;
  const stops = [
    [0, shade(-4)],
    [horizon - 0.06, shade(4)],
    [horizon + 0.06, shade(1)],
    [1, shade(-7)],
  ].map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>
    <linearGradient id="room" x2="0" y2="1">${stops.join('')}</linearGradient>
    <radialGradient id="light" cx=".46" cy=".36" r=".8"><stop stop-color="#fff" stop-opacity=".14"/>
      <stop offset=".6" stop-color="#888" stop-opacity="0"/><stop offset="1" stop-opacity=".16"/></radialGradient>
    <filter id="soft" x="-50%" y="-300%" width="200%" height="700%"><feGaussianBlur stdDeviation="${width / 70}"/></filter>
    </defs><rect ${size} fill="url(#room)"/><rect ${size} fill="url(#light)"/>
    <ellipse cx="${width / 2}" cy="${feet}" rx="${thing.width * 0.48}" ry="${height / 60}" opacity=".42" filter="url(#soft)"/></svg>`;
}

/** The corners of a photographic print. */
function withRoundCorners(picture: Picture) {
  const { width, height } = picture;
  const round = Math.round(Math.min(width, height) * 0.018);
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${round}"/></svg>`;
  return open(picture).composite([{ input: Buffer.from(corners), blend: 'dest-in' }]);
}
