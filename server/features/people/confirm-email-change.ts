import type { House } from '#server/house.ts';
import { type Database, refusedRow } from '#server/plumbing/database.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import { postLetter } from '#server/send-letter.ts';
import { confirmEmailChangeSide, lockEmailChange, removeEmailChange } from './email-change-queries.ts';
import { movedLetter } from './letters.ts';
import {
  type EmailChangeRow,
  findPersonByEmail,
  forgetResets,
  limitKnocks,
  lockPerson,
  updatePerson,
} from './queries.ts';
import { hashOf } from './request-email-change.ts';

const limit = { most: 20, withinMs: 60_000 };

interface Outcome {
  outcome: 'changed' | 'other-address-pending';
}

interface Confirmation {
  token: string;
  clientAddress: string;
}

/** Takes one yes of the two; the second moves the account. Signs nobody in. */
export async function confirmEmailChange(
  house: House,
  { token, clientAddress }: Confirmation,
): Promise<Outcome> {
  await limitKnocks(house, { key: `email-change-link:${clientAddress}`, ...limit });
  const tokenHash = hashOf(token);
  try {
    return await confirmOne(house, tokenHash);
  } catch (error) {
    // Somebody signed up with the new address in this very moment: it is theirs.
    throw refusedRow(error) === 'taken' ? new Refusal('EMAIL_LINK_USED') : error;
  }
}

function confirmOne(house: House, tokenHash: string): Promise<Outcome> {
  return house.db.transaction(async (tx) => {
    const found = await lockEmailChange(tx, tokenHash, new Date(house.now()));
    if (!found) throw new Refusal('EMAIL_LINK_USED');
    const side = found.presentTokenHash === tokenHash ? 'presentConfirmedAt' : 'newConfirmedAt';
    const change = await confirmEmailChangeSide(tx, found.id, side);
    if (!change.presentConfirmedAt || !change.newConfirmedAt) return { outcome: 'other-address-pending' };
    await move(house, tx, change);
    return { outcome: 'changed' };
  });
}

async function move({ queue }: House, tx: Database, change: EmailChangeRow): Promise<void> {
  const { id, userId, newEmail } = change;
  const before = await lockPerson(tx, userId);
  // Somebody signed up with it in the meantime: the address is theirs.
  if (await findPersonByEmail(tx, newEmail)) throw new Refusal('EMAIL_LINK_USED');
  await updatePerson(tx, userId, { email: newEmail });
  await forgetResets(tx, userId);
  await removeEmailChange(tx, id);
  await postLetter(queue, tx, await movedLetter(before, newEmail));
}
