import { throughPictureGate } from '#server/platform/picture-gate.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { currentContext } from '#server/platform/log/request-context.ts';
import sharp from 'sharp';

const side = 256;
const mostPixels = 60_000_000;

const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38],
];

/** Makes a small square of whatever picture the bytes are: upright, its first frame only, without hidden data. */
export async function renderAvatar(bytes: Uint8Array): Promise<Buffer> {
  if (!isPicture(bytes)) throw new Refusal('AVATAR_UNUSABLE', { reason: 'type' });
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' });
    const { width, height } = await picture.metadata();
    const draw = () =>
      picture
        .autoOrient()
        .resize(side, side, { fit: 'cover', position: 'attention' })
        .toColourspace('srgb')
        .webp({ quality: 86 })
        .toBuffer();
    return await throughPictureGate(draw, { pixels: width * height, until: currentContext()?.hungUp });
  } catch (error) {
    if (currentContext()?.hungUp?.aborted) throw error;
    const isTooBig = error instanceof Error && error.message.includes('exceeds pixel limit');
    throw new Refusal('AVATAR_UNUSABLE', { reason: isTooBig ? 'too-many-pixels' : 'damaged' });
  }
}

/** Told by its first bytes, never by its name: a drawing or a page in disguise is none of these. */
function isPicture(bytes: Uint8Array): boolean {
  const word = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (word(0, 4) === 'RIFF' && word(8, 12) === 'WEBP') return true;
  return beginnings.some((beginning) => beginning.every((byte, at) => bytes[at] === byte));
}
