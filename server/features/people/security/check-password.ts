import { noteSecurity } from '#server/platform/log/security-log.ts';
import type { Passwords } from '#server/platform/crypto/passwords.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { enforceRateLimit, findPasswordHash, resetRateLimit } from '../queries.ts';

export const guesses = { most: 30, withinMs: 15 * 60_000 };

interface CheckParts {
  db: Database;
  log: Log;
  passwords: Passwords;
  now(): number;
}

/** Whoever sits at a session has to know its password; guesses are counted by person. */
export async function checkPassword(
  parts: CheckParts,
  { id }: { id: string },
  password: string,
): Promise<void> {
  const key = passwordGuesses(id);
  await enforceRateLimit(parts, { key, ...guesses });
  const hash = await findPasswordHash(parts.db, id);
  if (!hash) throw new Refusal('PASSWORD_MISSING');
  if (!(await parts.passwords.verify({ hash, password }))) {
    noteSecurity(parts, 'password-check-failed', { personId: id });
    throw new Refusal('PASSWORD_WRONG');
  }
  await resetRateLimit(parts.db, key);
}

/** The count of passwords typed by whoever is signed in. */
export function passwordGuesses(personId: string): string {
  return `key-password:${personId}`;
}
