import sharp, { type OverlayOptions } from 'sharp';

import { develop, open, type Picture } from './picture.ts';

/** A picture with four channels and its place on the stage. */
export interface Shown {
  picture: Picture;
  left: number;
  top: number;
}

/** The stage's size, and the colour of its backdrop from dark (0) to light (1). */
export interface Stage {
  width: number;
  height: number;
  lightness: number;
}

type Layer = OverlayOptions | undefined;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** The part of it that lies on the stage: sharp takes nothing that reaches over the edge. */
export async function within({ picture, left, top }: Shown, { width, height }: Stage): Promise<Layer> {
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)];
  const wide = Math.min(picture.width - x, width - Math.max(0, left));
  const high = Math.min(picture.height - y, height - Math.max(0, top));
  if (wide < 1 || high < 1) return undefined;
  const part = await develop(open(picture).extract({ left: x, top: y, width: wide, height: high }));
  const raw = { width: part.width, height: part.height, channels: part.channels };
  return { input: part.pixels, raw, left: Math.max(0, left), top: Math.max(0, top) };
}

/** Soft and low behind the thing, away from the light. */
export async function castShadow({ picture, left, top }: Shown, stage: Stage): Promise<Layer> {
  const blur = Math.round(Math.min(stage.width, stage.height) / 34);
  const room = blur * 3;
  const shape = silhouette(picture, stage.lightness < 0.4 ? 0.5 : 0.26);
  const sides = { top: room, bottom: room, left: room, right: room };
  const roomy = await develop(open(shape).extend({ ...sides, background: clear }));
  const shadow = await develop(open(roomy).blur(blur));
  const [across, down] = [Math.round(blur * 0.35), Math.round(blur * 0.75)];
  return within({ picture: shadow, left: left - room + across, top: top - room + down }, stage);
}

/** Dark and narrow where the thing meets the floor: without it, things float. */
export async function contactShadow({ picture, left, top }: Shown, stage: Stage): Promise<Layer> {
  const { from, to } = footprint(picture);
  const wide = Math.max(8, to - from);
  const high = Math.max(10, Math.min(wide * 0.05, Math.min(stage.width, stage.height) * 0.02));
  const room = Math.round(high * 1.6);
  const [w, h] = [Math.round(wide + room * 2), Math.round(high + room * 2)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><ellipse cx="${w / 2}" cy="${h / 2}" rx="${wide / 2}" ry="${high / 2}" fill="#000" fill-opacity=".5"/></svg>`;
  const ellipse = await develop(sharp(Buffer.from(svg)).blur(Math.max(2, high / 2.2)));
  const feet = top + picture.height;
  return within({ picture: ellipse, left: left + from - room, top: Math.round(feet - h / 2) }, stage);
}

/** A faint mirror image on the floor, gone after a hand's breadth. */
export async function reflection({ picture, left, top }: Shown, stage: Stage): Promise<Layer> {
  const feet = top + picture.height;
  const high = Math.min(Math.round(picture.height * 0.22), stage.height - feet);
  if (high < 4) return undefined;
  const mirrored = await develop(open(picture).flip());
  const strip = { left: 0, top: 0, width: picture.width, height: high };
  const faint = await develop(open(mirrored).extract(strip).blur(2.2));
  for (let place = 3; place < faint.pixels.length; place += 4) {
    const down = Math.floor(place / 4 / picture.width) / high;
    faint.pixels[place] = Math.round((faint.pixels[place] ?? 0) * 0.2 * (1 - down) ** 1.6);
  }
  return within({ picture: faint, left, top: feet }, stage);
}

function silhouette(picture: Picture, strength: number): Picture {
  const pixels = Buffer.alloc(picture.pixels.length);
  for (let place = 3; place < pixels.length; place += 4)
    pixels[place] = Math.round((picture.pixels[place] ?? 0) * strength);
  return { ...picture, pixels };
}

/** How far the lowest part of the thing reaches to both sides. */
function footprint({ pixels, width, height }: Picture): { from: number; to: number } {
  let [from, to] = [width, 0];
  for (let y = Math.floor(height * 0.95); y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < 128) continue;
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
  return from < to ? { from, to } : { from: Math.floor(width * 0.3), to: Math.floor(width * 0.7) };
}
