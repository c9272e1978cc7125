import type { AppContext } from '#server/app-context.ts';
import { type Database, refusedRow } from '#server/platform/database/database.ts';
import { addressBlock } from '#server/platform/address-block.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import { type Person, sessionsTopic } from '#server/platform/crypto/sessions.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { confirmEmailChangeSide, lockEmailChange, markEmailChanged } from './email-change-queries.ts';
import { movedEmail } from '../mail/emails.ts';
import {
  type EmailChangeRow,
  findPersonByEmail,
  forgetResets,
  enforceRateLimit,
  lockPerson,
  removeSessions,
  updatePerson,
} from '../queries.ts';

const limit = { most: 20, withinMs: 60_000 };

interface Outcome {
  outcome: 'changed' | 'changed-before' | 'other-address-pending';
}

interface Confirmation {
  token: string;
  clientAddress: string;
  /** Who opened the link, if they are signed in. */
  reader: Person | undefined;
}

/** Takes one yes of the two; the second moves the account, and ends every session but the reader's. Signs nobody in. */
export async function confirmEmailChange(
  ctx: AppContext,
  { token, clientAddress, reader }: Confirmation,
): Promise<Outcome> {
  await enforceRateLimit(ctx, { key: `email-change-link:${addressBlock(clientAddress)}`, ...limit });
  try {
    return await confirmOne(ctx, hashOf(token), reader);
  } catch (error) {
    // Somebody signed up with the new address in this very moment: it is theirs.
    throw refusedRow(error) === 'taken' ? new Refusal('EMAIL_LINK_USED') : error;
  }
}

function confirmOne(ctx: AppContext, tokenHash: string, reader: Person | undefined): Promise<Outcome> {
  return ctx.db.transaction(async (tx) => {
    const found = await lockEmailChange(tx, tokenHash, new Date(ctx.now()));
    if (!found) throw new Refusal('EMAIL_LINK_USED');
    if (found.movedAt) return { outcome: 'changed-before' };
    const side = found.presentTokenHash === tokenHash ? 'presentConfirmedAt' : 'newConfirmedAt';
    const change = await confirmEmailChangeSide(tx, found.id, side);
    if (!change.presentConfirmedAt || !change.newConfirmedAt) return { outcome: 'other-address-pending' };
    await move(ctx, tx, change, reader);
    return { outcome: 'changed' };
  });
}

async function move(
  { queue, signals, log }: AppContext,
  tx: Database,
  change: EmailChangeRow,
  reader: Person | undefined,
): Promise<void> {
  const { id, userId, newEmail } = change;
  const before = await lockPerson(tx, userId);
  // Somebody signed up with it in the meantime: the address is theirs.
  if (await findPersonByEmail(tx, newEmail)) throw new Refusal('EMAIL_LINK_USED');
  await updatePerson(tx, userId, { email: newEmail });
  await forgetResets(tx, userId);
  await markEmailChanged(tx, id);
  await removeSessions(tx, userId, reader?.id === userId ? reader.sessionId : undefined);
  await signals.notify(tx, sessionsTopic(userId));
  noteSecurity({ log }, 'email-moved', { personId: userId });
  await queueEmail(queue, tx, await movedEmail(before, newEmail));
}
