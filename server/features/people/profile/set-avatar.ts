import { randomBytes } from 'node:crypto';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { enforceRateLimit, lockPerson, type PersonRow, updatePerson } from '../queries.ts';
import { throughPictureGate } from '#server/platform/picture-gate.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { currentContext, hasHungUp } from '#server/platform/log/request-context.ts';
import sharp from 'sharp';

const limit = { most: 30, withinMs: 60 * 60_000 };

/** Puts this picture in place of the one before, which is removed. */
export async function setAvatar(ctx: AppContext, { id }: Person, file: File): Promise<PersonRow> {
  await enforceRateLimit(ctx, { key: `avatar:${id}`, ...limit });
  const picture = await renderAvatar(await file.bytes());
  const image = `/avatars/${randomBytes(18).toString('base64url')}.webp`;
  await ctx.storage.put(avatarKey(image), picture);
  return replaceAvatar(ctx, id, image);
}

/** Points the account at another picture, or at none, and removes the file of the old one. */
export async function replaceAvatar(ctx: AppContext, id: string, image: string | null): Promise<PersonRow> {
  const { before, after } = await ctx.db.transaction(async (tx) => ({
    before: (await lockPerson(tx, id)).image,
    after: await updatePerson(tx, id, { image }),
  }));
  if (before) await removeFile(ctx, before);
  return after;
}

/** An old picture that stays for want of storage is a file nobody links to, and no reason to refuse the new one. */
async function removeFile({ storage, log }: AppContext, image: string): Promise<void> {
  try {
    await storage.remove(avatarKey(image));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error('an old picture of a person could not be removed', error);
  }
}

/** Where the file behind a picture's address lies in storage. */
function avatarKey(image: string): string {
  return image.slice(1);
}

const side = 256;
const mostPixels = 60_000_000;

const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38],
];

/** Makes a small square of whatever picture the bytes are: upright, its first frame only, without hidden data. */
async function renderAvatar(bytes: Uint8Array): Promise<Buffer> {
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
    if (hasHungUp()) throw error;
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
