import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, eq } from 'drizzle-orm';
import { formAudiences } from './tables.ts';

export type AudienceRow = typeof formAudiences.$inferSelect;

export function listAudiences(db: Database, workspaceId: WorkspaceId): Promise<AudienceRow[]> {
  const of = eq(formAudiences.workspaceId, workspaceId);
  return db.select().from(formAudiences).where(of).orderBy(asc(formAudiences.madeAt));
}

export async function findAudience(db: Database, workspaceId: WorkspaceId, facebookFormId: string) {
  const [row] = await db.select().from(formAudiences).where(mine(workspaceId, facebookFormId));
  return row;
}

/** The ad accounts in which there is one. */
export async function listAudienceAccounts(db: Database, workspaceId: WorkspaceId): Promise<string[]> {
  const { adAccountId } = formAudiences;
  const of = eq(formAudiences.workspaceId, workspaceId);
  const rows = await db.selectDistinct({ adAccountId }).from(formAudiences).where(of);
  return rows.map((row) => row.adAccountId);
}

export async function insertAudience(tx: Database, audience: AudienceRow): Promise<void> {
  await tx.insert(formAudiences).values(audience).onConflictDoNothing();
}

export async function removeAudience(tx: Database, workspaceId: WorkspaceId, facebookFormId: string) {
  await tx.delete(formAudiences).where(mine(workspaceId, facebookFormId));
}

function mine(workspaceId: WorkspaceId, facebookFormId: string) {
  return and(eq(formAudiences.workspaceId, workspaceId), eq(formAudiences.facebookFormId, facebookFormId));
}
