import { trialDays } from '#contract/plans.ts';
import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { eq } from 'drizzle-orm';
import { members, workspaces } from './tables.ts';

export type WorkspaceRow = typeof workspaces.$inferSelect;

export async function getWorkspace(db: Database, workspaceId: WorkspaceId): Promise<WorkspaceRow> {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  if (!row) throw new Error('A session points at a workspace that does not exist.');
  return row;
}

async function findWorkspaceId(db: Database, personId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: members.workspaceId })
    .from(members)
    .where(eq(members.personId, personId));
  return row?.id;
}

/** The person's own workspace, made with its trial the first time it is asked for. Call it only once a session is proven. */
export async function ensureWorkspace(
  db: Database,
  person: { id: string; name: string },
  now: number,
): Promise<WorkspaceId> {
  const known = await findWorkspaceId(db, person.id);
  if (known) return known as WorkspaceId;
  return db.transaction(async (tx) => {
    const trialEndsAt = new Date(now + trialDays * 86_400_000);
    const [made] = await tx.insert(workspaces).values({ name: person.name, trialEndsAt }).returning();
    const [membership] = await tx
      .insert(members)
      .values({ personId: person.id, workspaceId: made!.id })
      .onConflictDoNothing()
      .returning();
    if (membership) return made!.id as WorkspaceId;
    // Somebody else made it in the same moment: theirs stays, ours goes.
    await tx.delete(workspaces).where(eq(workspaces.id, made!.id));
    return (await findWorkspaceId(tx, person.id)) as WorkspaceId;
  });
}
