import sharp from 'sharp';
import { throughPictureGate } from '#server/platform/picture-gate.ts';
import { invalidFile } from './upload/refused-files.ts';

/** As wide as a logo is ever shown. */
const edge = 1200;
const mostBytes = 512 * 1024;
const mostPixels = 40_000_000;

/** Whether bytes are a drawing in lines (SVG), as most logos on the web are. */
export function isDrawing(bytes: Buffer): boolean {
  const beginning = bytes.toString('utf8', 0, 1024);
  return (
    /^\uFEFF?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(beginning) &&
    /<svg[\s>]/i.test(bytes.toString('utf8', 0, 8192))
  );
}

/** A drawing as a picture. What it refers to elsewhere is not fetched. */
export async function drawLogo(bytes: Buffer): Promise<Buffer> {
  if (bytes.byteLength > mostBytes) throw invalidFile('logo.svg');
  try {
    return await throughPictureGate(() =>
      sharp(bytes, { density: 300, limitInputPixels: mostPixels })
        .resize(edge, edge, { fit: 'inside' })
        .png()
        .toBuffer(),
    );
  } catch {
    throw invalidFile('logo.svg');
  }
}
