import { createHash, randomBytes } from 'node:crypto';
import type { House } from '#server/house.ts';
import type { Person } from '#server/plumbing/sessions.ts';
import { postLetter } from '#server/send-letter.ts';
import { saveEmailChange } from './email-change-queries.ts';
import { knownAddressLetter, moveNewLetter, movePresentLetter } from './letters.ts';
import { findPersonByEmail, getPerson, limitKnocks } from './queries.ts';

const goodForMs = 24 * 60 * 60_000;
/** Each wish writes to somebody who may not know us. */
const limit = { most: 5, withinMs: 60 * 60_000 };

/**
 * Writes to the present and to the new address; the account moves once both have said yes.
 * An address that is taken makes no difference to see: its owner is told, and its half of the yes never goes out.
 */
export async function requestEmailChange(house: House, { id }: Person, wish: string): Promise<void> {
  await limitKnocks(house, { key: `email-change:${id}`, ...limit });
  const { db, queue, settings, now } = house;
  const person = await getPerson(db, id);
  const newEmail = wish.toLowerCase();
  if (newEmail === person.email) return;

  const [present, fresh] = [newToken(), newToken()];
  const linkOf = (token: string) => `${settings.publicUrl}/auth?type=email_change&token=${token}`;
  const owner = await findPersonByEmail(db, newEmail);
  const letters = await Promise.all([
    movePresentLetter(person, newEmail, linkOf(present)),
    owner
      ? knownAddressLetter(owner, `${settings.publicUrl}/auth`)
      : moveNewLetter(person, newEmail, linkOf(fresh)),
  ]);
  await db.transaction(async (tx) => {
    await saveEmailChange(tx, {
      userId: id,
      newEmail,
      presentTokenHash: hashOf(present),
      newTokenHash: hashOf(fresh),
      expiresAt: new Date(now() + goodForMs),
    });
    for (const letter of letters) await postLetter(queue, tx, letter);
  });
}

/** What is kept of a link's token, so that the database alone confirms nothing. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
