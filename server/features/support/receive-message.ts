import { type ContactMessage, replyHours } from '#contract/support.ts';
import type { AppContext } from '#server/app-context.ts';
import { addressBlock } from '#server/platform/address-block.ts';
import { enforceRateLimit } from '../people/queries.ts';
import { forwardMessage } from './forward-message.ts';
import { insertMessage } from './queries.ts';

const oneHourMs = 3_600_000;
/** Behind one address there may be a whole office. */
const limits = {
  place: { most: 10, withinMs: oneHourMs },
  writer: { most: 5, withinMs: oneHourMs },
};

/** Keeps a message and promises its email to the operator. What fell into the trap is thanked for, and dropped. */
export async function receiveMessage(
  ctx: AppContext,
  { homepage, ...written }: ContactMessage,
  clientAddress: string,
): Promise<{ received: true; replyWithinHours: number }> {
  const { db, queue, now } = ctx;
  const message = { ...written, email: written.email.toLowerCase(), createdAt: new Date(now()) };
  await enforceRateLimit(ctx, { key: `contact-from:${addressBlock(clientAddress)}`, ...limits.place });
  await enforceRateLimit(ctx, { key: `contact-by:${message.email}`, ...limits.writer });
  if (!homepage) {
    await db.transaction(async (tx) => {
      const { id } = await insertMessage(tx, message);
      await queue.add(tx, forwardMessage, { id }, { key: id });
    });
  }
  return { received: true, replyWithinHours: replyHours[written.page] };
}
