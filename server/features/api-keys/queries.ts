import type { KeyAccess } from '#contract/people/api-keys.ts';
import type { Role } from '#contract/people/roles.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { apiKeys } from './tables.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export async function listKeys(db: Database, workspaceId: WorkspaceId): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.workspaceId, workspaceId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** What the keys are called that act for this person, newest first. */
export async function listKeyNamesOf(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .select({ name: apiKeys.name })
    .from(apiKeys)
    .where(eq(apiKeys.personId, personId))
    .orderBy(desc(apiKeys.createdAt));
  return rows.map(({ name }) => name);
}

interface NewKey {
  personId: string;
  name: string;
  hash: string;
  hint: string;
  access: KeyAccess;
  role: Role;
  createdAt: Date;
}

/** Keeps a new key, or answers undefined where the workspace has as many as it may. */
export async function insertKey(
  db: Database,
  workspaceId: WorkspaceId,
  { most, ...key }: NewKey & { most: number },
): Promise<ApiKeyRow | undefined> {
  return db.transaction(async (tx) => {
    // Two at once must not both be the last one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api-keys:${workspaceId}`}, 0))`);
    if ((await tx.$count(apiKeys, eq(apiKeys.workspaceId, workspaceId))) >= most) return undefined;
    const [made] = await tx
      .insert(apiKeys)
      .values({ workspaceId, ...key })
      .returning();
    return made;
  });
}

/** Removes a key, and answers who had made it; undefined where there is none. */
export async function deleteKey(tx: Database, workspaceId: WorkspaceId, id: string) {
  const [gone] = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id)))
    .returning();
  return gone;
}

/** Ends all keys that act for somebody in a workspace. */
export async function removeKeysOf(tx: Database, workspaceId: WorkspaceId, personId: string): Promise<void> {
  await tx.delete(apiKeys).where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.personId, personId)));
}

export async function findKey(db: Database, hash: string): Promise<ApiKeyRow | undefined> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.hash, hash));
  return row;
}

/** Notes that a key is in use, unless that was noted since. */
export async function noteUse(db: Database, id: string, { at, since }: { at: Date; since: Date }) {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: at })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, since))));
}
