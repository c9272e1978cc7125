import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteSecurity } from '#server/platform/log/security-log.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { saveEmailChange, renewEmailChangeLink } from './email-change-queries.ts';
import { knownAddressEmail, moveNewEmail, movePresentEmail } from '../mail/emails.ts';
import { mayWriteTo } from '../mail/email-limits.ts';
import {
  findPersonByEmail,
  getPerson,
  enforceRateLimit,
  findEmailChange,
  type PersonRow,
} from '../queries.ts';

const goodForMs = 24 * 60 * 60_000;
/** Each wish writes to somebody who may not know us. */
const moveLimit = { most: 5, withinMs: 60 * 60_000 };

/**
 * Writes to the present and to the new address; the account moves once both have said yes.
 * An address that is taken makes no difference to see: its owner is told, and its half of the yes never goes out.
 */
export async function requestEmailChange(ctx: AppContext, { id }: Person, input: string): Promise<void> {
  await enforceRateLimit(ctx, { key: `email-change:${id}`, ...moveLimit });
  const { db, queue, settings, now } = ctx;
  const person = await getPerson(db, id);
  const newEmail = input.toLowerCase();
  if (newEmail === person.email) return;
  if (!(await mayWriteTo(ctx, 'unasked-letter', newEmail))) throw new Refusal('TOO_OFTEN', { minutes: 60 });

  const [present, fresh] = [newToken(), newToken()];
  const emails = await Promise.all([
    movePresentEmail(person, newEmail, moveLink(settings, present)),
    emailToNew(ctx, person, { newEmail, token: fresh }),
  ]);
  await db.transaction(async (tx) => {
    await saveEmailChange(tx, {
      userId: id,
      newEmail,
      presentTokenHash: hashOf(present),
      newTokenHash: hashOf(fresh),
      expiresAt: new Date(now() + goodForMs),
    });
    for (const message of emails) await queueEmail(queue, tx, message);
  });
  noteSecurity(ctx, 'email-move-asked', { personId: id });
}

/** Writes again to those of the two addresses that have not said yes; what has been said stays said. */
export async function resendEmailChange(ctx: AppContext, { id }: Person): Promise<void> {
  await enforceRateLimit(ctx, { key: `email-change:${id}`, ...moveLimit });
  const { db, queue, settings, now } = ctx;
  const move = await findEmailChange(db, id, new Date(now()));
  if (!move) throw new Refusal('EMAIL_LINK_USED');
  const { newEmail } = move;
  const person = await getPerson(db, id);
  const expiresAt = new Date(now() + goodForMs);
  if (!move.presentConfirmedAt) {
    const token = newToken();
    const message = await movePresentEmail(person, newEmail, moveLink(settings, token));
    await db.transaction(async (tx) => {
      await renewEmailChangeLink(tx, move.id, { presentTokenHash: hashOf(token), expiresAt });
      await queueEmail(queue, tx, message);
    });
  }
  if (!move.newConfirmedAt) {
    if (!(await mayWriteTo(ctx, 'unasked-letter', newEmail))) throw new Refusal('TOO_OFTEN', { minutes: 60 });
    const token = newToken();
    const message = await emailToNew(ctx, person, { newEmail, token });
    await db.transaction(async (tx) => {
      await renewEmailChangeLink(tx, move.id, { newTokenHash: hashOf(token), expiresAt });
      await queueEmail(queue, tx, message);
    });
  }
}

/** Where the address is taken, its owner is told so instead. */
async function emailToNew(
  { db, settings }: AppContext,
  person: PersonRow,
  { newEmail, token }: { newEmail: string; token: string },
) {
  const owner = await findPersonByEmail(db, newEmail);
  return owner
    ? knownAddressEmail(owner, `${settings.publicUrl}/auth`)
    : moveNewEmail(person, newEmail, moveLink(settings, token));
}

function moveLink({ publicUrl }: { publicUrl: string }, token: string): string {
  return `${publicUrl}/auth?type=email_change&token=${token}`;
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
