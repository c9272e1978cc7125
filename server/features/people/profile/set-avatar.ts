import { randomBytes } from 'node:crypto';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { enforceRateLimit, lockPerson, type PersonRow, updatePerson } from '../queries.ts';
import { renderAvatar } from './render-avatar.ts';

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
