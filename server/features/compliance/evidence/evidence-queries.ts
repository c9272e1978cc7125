import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { complianceAnswers, complianceFiles } from '../tables.ts';

export type EvidenceRow = typeof complianceFiles.$inferSelect;

const mine = (workspaceId: WorkspaceId, ids: string[]) =>
  and(eq(complianceFiles.workspaceId, workspaceId), inArray(complianceFiles.id, ids));

export async function insertEvidence(
  db: Database,
  workspaceId: WorkspaceId,
  row: Omit<typeof complianceFiles.$inferInsert, 'workspaceId'>,
): Promise<EvidenceRow> {
  const [kept] = await db
    .insert(complianceFiles)
    .values({ ...row, workspaceId })
    .returning();
  return kept!;
}

export function countEvidence(db: Database, workspaceId: WorkspaceId): Promise<number> {
  return db.$count(complianceFiles, eq(complianceFiles.workspaceId, workspaceId));
}

/** By their ids. */
export async function listEvidence(
  db: Database,
  workspaceId: WorkspaceId,
  ids: string[],
): Promise<Map<string, EvidenceRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(complianceFiles).where(mine(workspaceId, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Holds a file for an answer: until this transaction ends nobody removes it. A neighbour's is not found. */
export async function holdEvidence(tx: Database, workspaceId: WorkspaceId, id: string): Promise<void> {
  const rows = await tx
    .select({ id: complianceFiles.id })
    .from(complianceFiles)
    .where(mine(workspaceId, [id]))
    .for('share');
  if (rows.length === 0) throw new Refusal('EVIDENCE_NOT_FOUND');
}

/** Forgets files that were there before and that no answer names, whoever's they are. */
export async function removeUnnamedEvidence(tx: Database, before: Date): Promise<void> {
  const isUnnamed = notExists(
    tx.select().from(complianceAnswers).where(eq(complianceAnswers.fileId, complianceFiles.id)),
  );
  const rows = await tx
    .select({ id: complianceFiles.id })
    .from(complianceFiles)
    .where(and(lt(complianceFiles.addedAt, before), isUnnamed))
    .for('update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  // Asked once more: an answer may have come while the rows were waited for.
  if (ids.length > 0)
    await tx.delete(complianceFiles).where(and(inArray(complianceFiles.id, ids), isUnnamed));
}

/** Which of these there are, whoever's they are. */
export async function listKnownEvidence(db: Database, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: complianceFiles.id })
    .from(complianceFiles)
    .where(inArray(complianceFiles.id, ids));
  return new Set(rows.map(({ id }) => id));
}
