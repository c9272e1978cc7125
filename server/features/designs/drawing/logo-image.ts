import sharp from 'sharp';
import { luminance } from './colours.ts';
import type { Logo } from './scene.ts';

export interface LogoImage extends Logo {
  png: Buffer;
}

const largest = 640;
/** As a share of the light there is. */
const lightFrom = 0.55;

/** A firm's logo without what is empty around it, and on which ground it is read. */
export async function readLogo(bytes: Uint8Array): Promise<LogoImage> {
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  // Made smaller first: what is empty around it need not be looked for in every pixel there is.
  const { data: whole, info: raw } = await sharp(bytes, { failOn: 'error' })
    .resize(2 * largest, 2 * largest, inside)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = raw;
  const { data: png, info } = await sharp(whole, { raw: { width, height, channels } })
    .trim({ threshold: 12 })
    .resize(largest, largest, inside)
    .png()
    .toBuffer({ resolveWithObject: true });
  const sample = await sharp(png).resize(48, 48, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  const light: number[] = [];
  for (let at = 0; at < sample.length; at += 4)
    if (sample[at + 3]! > 128) light.push(luminance([sample[at]!, sample[at + 1]!, sample[at + 2]!]));
  const isWhole = light.length === sample.length / 4;
  const mean = light.reduce((sum, one) => sum + one, 0) / Math.max(1, light.length);
  return { png, shape: info.width / info.height, isLight: !isWhole && mean > lightFrom };
}
