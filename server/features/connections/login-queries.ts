import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, eq, gt, lte } from 'drizzle-orm';
import { facebookLogins } from './tables.ts';

type Login = Pick<typeof facebookLogins.$inferInsert, 'sessionId' | 'returnPath' | 'expiresAt'> & {
  now: Date;
};

/** Remembers that somebody has opened the dialog; dialogs nobody came back from are forgotten. */
export async function insertLogin(db: Database, workspaceId: WorkspaceId, { now, ...login }: Login) {
  const stale = and(eq(facebookLogins.workspaceId, workspaceId), lte(facebookLogins.expiresAt, now));
  await db.delete(facebookLogins).where(stale);
  const [row] = await db
    .insert(facebookLogins)
    .values({ ...login, workspaceId })
    .returning();
  return row!.nonce;
}

/** Works once, and only for the session that opened the dialog; answers for which workspace it was. */
export async function takeLogin(
  db: Database,
  { nonce, sessionId, now }: { nonce: string; sessionId: string; now: Date },
): Promise<{ workspaceId: WorkspaceId; returnPath: string } | undefined> {
  const [row] = await db
    .delete(facebookLogins)
    .where(
      and(
        eq(facebookLogins.nonce, nonce),
        eq(facebookLogins.sessionId, sessionId),
        gt(facebookLogins.expiresAt, now),
      ),
    )
    .returning();
  return row;
}
