import type { AppContext } from '#server/app-context.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { queueEmail } from '#server/mail/send-email.ts';
import { renewEmailChangeLink } from './email-change-queries.ts';
import { mayWriteTo } from '../mail/email-limits.ts';
import { knownAddressEmail, moveNewEmail, movePresentEmail } from '../mail/emails.ts';
import { findEmailChange, findPersonByEmail, getPerson, enforceRateLimit } from '../queries.ts';
import { goodForMs, moveLimit, moveLink, newToken } from './request-email-change.ts';

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
    const owner = await findPersonByEmail(db, newEmail);
    const message = owner
      ? await knownAddressEmail(owner, `${settings.publicUrl}/auth`)
      : await moveNewEmail(person, newEmail, moveLink(settings, token));
    await db.transaction(async (tx) => {
      await renewEmailChangeLink(tx, move.id, { newTokenHash: hashOf(token), expiresAt });
      await queueEmail(queue, tx, message);
    });
  }
}
