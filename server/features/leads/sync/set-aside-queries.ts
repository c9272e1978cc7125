import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { setAsideLeads } from '../tables.ts';

interface OfForm {
  facebookFormId: string;
  leadIds: string[];
}

/** Remembers by their number alone leads that could not be kept, and that they were tried now. */
export async function setAside(
  { db, now }: { db: Database; now(): number },
  workspaceId: WorkspaceId,
  { facebookFormId, leadIds }: OfForm,
): Promise<void> {
  if (leadIds.length === 0) return;
  const at = new Date(now());
  const { workspaceId: ofWorkspace, facebookLeadId } = setAsideLeads;
  await db
    .insert(setAsideLeads)
    .values(
      leadIds.map((id) => ({ workspaceId, facebookLeadId: id, facebookFormId, setAsideAt: at, triedAt: at })),
    )
    .onConflictDoUpdate({ target: [ofWorkspace, facebookLeadId], set: { triedAt: at } });
}

/** Those of a form that could not be kept, the one that was tried longest ago first. */
export async function listSetAside(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookFormId, triedBefore, atMost }: { facebookFormId: string; triedBefore: Date; atMost: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: setAsideLeads.facebookLeadId })
    .from(setAsideLeads)
    .where(and(ofForm(workspaceId, facebookFormId), lt(setAsideLeads.triedAt, triedBefore)))
    .orderBy(asc(setAsideLeads.triedAt))
    .limit(atMost);
  return rows.map(({ id }) => id);
}

export function countSetAside(
  db: Database,
  workspaceId: WorkspaceId,
  facebookFormId: string,
): Promise<number> {
  return db.$count(setAsideLeads, ofForm(workspaceId, facebookFormId));
}

/** They are kept by now, or Meta has them no more. */
export async function removeSetAside(tx: Database, workspaceId: WorkspaceId, leadIds: string[]) {
  const { workspaceId: ofWorkspace, facebookLeadId } = setAsideLeads;
  await tx.delete(setAsideLeads).where(and(eq(ofWorkspace, workspaceId), inArray(facebookLeadId, leadIds)));
}

/** Meta hands out none of these any more. */
export async function removeOldSetAside(db: Database, before: Date): Promise<void> {
  await db.delete(setAsideLeads).where(lt(setAsideLeads.setAsideAt, before));
}

function ofForm(workspaceId: WorkspaceId, facebookFormId: string) {
  return and(eq(setAsideLeads.workspaceId, workspaceId), eq(setAsideLeads.facebookFormId, facebookFormId));
}
