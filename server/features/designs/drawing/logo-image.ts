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
  const { data: png, info } = await sharp(bytes, { failOn: 'error' })
    .trim({ threshold: 12 })
    .resize(largest, largest, { fit: 'inside', withoutEnlargement: true })
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
