import { randomUUID } from 'node:crypto';
import type { Database } from '#server/platform/database/database.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { pushBrowsers } from './push/tables.ts';
import { longestSessionMs } from './auth/spans.ts';
import { grantTables, removeStaleGrants } from './grants/grant-queries.ts';
import {
  credentials,
  emailChanges,
  passkeys,
  people,
  rateLimits,
  sessions,
  twoFactors,
  verifications,
} from './tables.ts';

export type PersonRow = typeof people.$inferSelect;
export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** Our tables under the names Better Auth knows them by. */
export const authTables = {
  user: people,
  session: sessions,
  account: credentials,
  verification: verifications,
  rateLimit: rateLimits,
  passkey: passkeys,
  twoFactor: twoFactors,
  ...grantTables,
};

export async function findPersonByEmail(db: Database, email: string): Promise<PersonRow | undefined> {
  const [row] = await db.select().from(people).where(eq(people.email, email.toLowerCase()));
  return row;
}

const sessionBy = writtenOnce((db) =>
  db
    .select({ session: sessions, user: people })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder('tokenHash'))),
);

/** With whose it is. */
export async function findSession(db: Database, tokenHash: string) {
  const [row] = await sessionBy(db, { tokenHash });
  return row;
}

export async function findPersonId(db: Database, email: string): Promise<string | undefined> {
  const row = await findPersonByEmail(db, email);
  return row?.id;
}

/** Somebody whose session outlived the account is nobody. */
export async function getPerson(db: Database, personId: string): Promise<PersonRow> {
  const [row] = await db.select().from(people).where(eq(people.id, personId));
  if (!row) throw new Refusal('NOT_SIGNED_IN');
  return row;
}

/** What they are called, by their ids; those who have no account any more have no name. */
export async function listPersonNames(
  db: Database,
  ids: (string | null)[],
): Promise<{ get(id: string | null): string | undefined }> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map<string | null, string>();
  const rows = await db
    .select({ id: people.id, name: people.name })
    .from(people)
    .where(inArray(people.id, known));
  return new Map<string | null, string>(rows.map(({ id, name }) => [id, name]));
}

/** Holds the person's row for the rest of the transaction. */
export async function lockPerson(tx: Database, personId: string): Promise<PersonRow> {
  const [row] = await tx.select().from(people).where(eq(people.id, personId)).for('update');
  if (!row) throw new Refusal('NOT_SIGNED_IN');
  return row;
}

export async function updatePerson(
  db: Database,
  personId: string,
  changes: {
    [Field in 'name' | 'email' | 'image' | 'language' | 'weekEmails']?: PersonRow[Field] | undefined;
  },
): Promise<PersonRow> {
  const [row] = await db
    .update(people)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(people.id, personId))
    .returning();
  if (!row) throw new Refusal('NOT_SIGNED_IN');
  return row;
}

/** Whoever opened an email to the address has proven it. */
export async function confirmAddress(db: Database, personId: string): Promise<void> {
  await db.update(people).set({ emailVerified: true }).where(eq(people.id, personId));
}

/** The move to another address that is under way for this person. */
export async function findEmailChange(db: Database, personId: string, now: Date) {
  const underWay = and(
    eq(emailChanges.userId, personId),
    gt(emailChanges.expiresAt, now),
    isNull(emailChanges.movedAt),
  );
  const [row] = await db.select().from(emailChanges).where(underWay);
  return row;
}

/** Kept under the name by which Better Auth looks a reset up. */
export async function insertReset(
  tx: Database,
  { personId, token, expiresAt }: { personId: string; token: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insert(verifications)
    .values({ id: randomUUID(), identifier: resetIdentifier(token), value: personId, expiresAt });
}

/** Whose password the token of a reset email may set; undefined once it was used, or has run out. */
export async function findPersonOfReset(db: Database, token: string, now = new Date()) {
  const [row] = await db
    .select({ person: people })
    .from(verifications)
    .innerJoin(people, eq(people.id, verifications.value))
    .where(and(eq(verifications.identifier, resetIdentifier(token)), gt(verifications.expiresAt, now)));
  return row?.person;
}

/** As Better Auth keeps it, which is told to hash what it looks things up by. */
function resetIdentifier(token: string): string {
  return hashOf(`reset-password:${token}`);
}

/** What is kept of the person's password; undefined for whoever signs in elsewhere only. */
export async function findPasswordHash(db: Database, personId: string): Promise<string | undefined> {
  const [row] = await db.select({ hash: credentials.password }).from(credentials).where(passwordOf(personId));
  return row?.hash ?? undefined;
}

export async function savePasswordHash(db: Database, personId: string, hash: string): Promise<void> {
  await db.update(credentials).set({ password: hash }).where(passwordOf(personId));
}

function passwordOf(personId: string) {
  return and(eq(credentials.userId, personId), eq(credentials.providerId, 'credential'));
}

/** Ends every session of the person but one, if one is to stay. */
export async function removeSessions(db: Database, personId: string, but: string | undefined): Promise<void> {
  const theirs = eq(sessions.userId, personId);
  await db.delete(sessions).where(but ? and(theirs, ne(sessions.id, but)) : theirs);
}

/** Voids every link for a new password that is still out. */
export async function forgetResets(db: Database, personId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, personId));
}

/** Two writes, and nothing kept: what a new account takes, so that the time of an answer tells nothing. */
export async function equaliseSignUpTiming(db: Database): Promise<void> {
  const id = randomUUID();
  await db.insert(verifications).values({ id, identifier: id, value: '', expiresAt: new Date(0) });
  await db.delete(verifications).where(eq(verifications.id, id));
}

/**
 * Counts one more try and answers how many there were since the first one within `withinMs`.
 * The key names what is tried and by whom.
 */
export async function hitRateLimit(
  db: Database,
  key: string,
  { now, withinMs }: { now: number; withinMs: number },
): Promise<number> {
  const isOver = sql`${rateLimits.lastRequest} <= ${now - withinMs}`;
  const [row] = await db
    .insert(rateLimits)
    // Two first tries at once may clash on the key alone; on a second column they would be an error.
    .values({ id: crypto.randomUUID(), key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${now} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({ count: rateLimits.count });
  return row!.count;
}

interface Limit {
  /** Names what is tried and by whom. */
  key: string;
  most: number;
  withinMs: number;
}

/** Refuses whoever has tried too often, across all processes. */
export async function enforceRateLimit(
  { db, now }: { db: Database; now(): number },
  { key, most, withinMs }: Limit,
): Promise<void> {
  const tries = await hitRateLimit(db, key, { now: now(), withinMs });
  if (tries > most) throw new Refusal('TOO_OFTEN', { minutes: Math.ceil(withinMs / 60_000) });
}

/** Takes one try back: what came to nothing through no fault of whoever tried. */
export async function returnRateLimitHit(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

export async function resetRateLimit(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Removes what was counted of whom, or of what, one of these ids names. */
export async function forgetCountsOf(tx: Database, ids: string[]): Promise<void> {
  await tx.delete(rateLimits).where(or(...ids.map((id) => sql`position(${id} in ${rateLimits.key}) > 0`)));
}

/** Removes a person with everything that names them; what hangs on the row goes with it. */
export async function removePerson(tx: Database, { id, email }: { id: string; email: string }) {
  // Another address may end like this one, so it counts only as a whole.
  const isTheirAddress = sql`right(${rateLimits.key}, ${email.length + 1}) = ${`:${email}`}`;
  await tx.delete(rateLimits).where(isTheirAddress);
  const names = (word: string) =>
    sql`position(${word} in ${verifications.identifier} || ' ' || ${verifications.value}) > 0`;
  await tx.delete(verifications).where(or(names(id), names(email)));
  await tx.delete(people).where(eq(people.id, id));
}

/** Takes away the way in that a Facebook account was; the person can still ask for a password. */
export async function removeFacebookSignIn(tx: Database, facebookUserId: string): Promise<void> {
  const theirs = and(eq(credentials.providerId, 'facebook'), eq(credentials.accountId, facebookUserId));
  await tx.delete(credentials).where(theirs);
}

/** Removes what has run out and nobody will ask for again. */
export async function removeStale(db: Database, now: number): Promise<void> {
  const moment = new Date(now);
  const isTooOld = lt(sessions.createdAt, new Date(now - longestSessionMs));
  const isOver = or(lt(sessions.expiresAt, moment), isTooOld);
  // Nobody has signed out there: who did not look for a week is told all the same.
  const over = db.select({ id: sessions.id }).from(sessions).where(isOver);
  await db.update(pushBrowsers).set({ sessionId: null }).where(inArray(pushBrowsers.sessionId, over));
  await db.delete(sessions).where(isOver);
  await db.delete(verifications).where(lt(verifications.expiresAt, moment));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, moment));
  await db.delete(rateLimits).where(lt(rateLimits.lastRequest, now - 86_400_000));
  await removeStaleGrants(db, now);
}
