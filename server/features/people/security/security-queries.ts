import type { Database } from '#server/platform/database/database.ts';
import { hashOf } from '#server/platform/crypto/hash-of.ts';
import { and, desc, eq, gt, lt, lte } from 'drizzle-orm';
import { passkeys, sessions, twoFactors, verifications } from '../tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;

export async function listPasskeys(db: Database, personId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, personId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id));
}

export function countPasskeys(db: Database, personId: string): Promise<number> {
  return db.$count(passkeys, eq(passkeys.userId, personId));
}

/** Whose passkey has this name on its device; undefined for one we do not know. */
export async function findPasskeyOwner(db: Database, credentialId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ personId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credentialID, credentialId));
  return row?.personId;
}

export async function deletePasskey(tx: Database, personId: string, id: string) {
  const [gone] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, personId), eq(passkeys.id, id)))
    .returning();
  return gone;
}

/** What is left of the recovery codes, as it is kept; undefined while there is no second factor. */
export async function findRecoveryCodes(db: Database, personId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ codes: twoFactors.backupCodes })
    .from(twoFactors)
    .where(eq(twoFactors.userId, personId));
  return row?.codes;
}

export async function listSessions(db: Database, personId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, personId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
}

export async function findSession(db: Database, id: string): Promise<SessionRow | undefined> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id));
  return row;
}

/** Whether it was there to be ended. */
export async function deleteSession(tx: Database, personId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, personId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** Notes that a session is in use, unless that was noted since. */
export async function noteSessionUse(db: Database, id: string, { at, since }: { at: Date; since: Date }) {
  await db
    .update(sessions)
    .set({ updatedAt: at })
    .where(and(eq(sessions.id, id), lt(sessions.updatedAt, since)));
}

/** What a session takes along that follows another in the same browser. */
export async function updateSession(
  db: Database,
  id: string,
  known: { secondFactorAt: Date | null; activeWorkspaceId?: string | null },
): Promise<void> {
  await db.update(sessions).set(known).where(eq(sessions.id, id));
}

/** Takes a code for this try; false where the person has used it just now. */
export async function claimCode(
  db: Database,
  { personId, code, now, forMs }: { personId: string; code: string; now: number; forMs: number },
): Promise<boolean> {
  const id = hashOf(`code ${personId} ${code}`);
  const row = { identifier: id, value: `code:${personId}`, expiresAt: new Date(now + forMs) };
  const claimed = await db
    .insert(verifications)
    .values({ id, ...row })
    .onConflictDoUpdate({
      target: verifications.id,
      set: row,
      setWhere: lte(verifications.expiresAt, new Date(now)),
    })
    .returning({ id: verifications.id });
  return claimed.length > 0;
}

/** For how long it counts that somebody has shown who they are. */
export const proofMs = 10 * 60_000;

/** Keeps for a while that in this session the password was typed. */
export async function notePasswordProof(
  db: Database,
  { personId, sessionId, until }: { personId: string; sessionId: string; until: Date },
): Promise<void> {
  const id = proofId(sessionId);
  const row = { identifier: id, value: personId, expiresAt: until };
  await db
    .insert(verifications)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: verifications.id, set: row });
}

export async function hasPasswordProof(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const isKept = and(eq(verifications.id, proofId(sessionId)), gt(verifications.expiresAt, now));
  const rows = await db.select({ id: verifications.id }).from(verifications).where(isKept);
  return rows.length > 0;
}

function proofId(sessionId: string): string {
  return hashOf(`password typed in ${sessionId}`);
}
