import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { complianceAnswers, complianceVerdicts } from '../tables.ts';

interface Asked {
  subject: string;
  most: number;
}

/** The newest verdicts of some subjects, and how many there are. */
export async function listVerdicts(
  db: Database,
  workspaceId: WorkspaceId,
  { subjects, most }: { subjects: string[]; most: number },
) {
  const { workspaceId: of, subject: about, judgedAt, id } = complianceVerdicts;
  const where = and(eq(of, workspaceId), inArray(about, subjects));
  const rows = await db
    .select()
    .from(complianceVerdicts)
    .where(where)
    .orderBy(desc(judgedAt), desc(id))
    .limit(most);
  return { rows, count: await db.$count(complianceVerdicts, where) };
}

/** The newest answers to whatever was asked of it, the replaced ones too, and how many there are. */
export async function listAllAnswers(db: Database, workspaceId: WorkspaceId, { subject, most }: Asked) {
  const { workspaceId: of, subject: about, answeredAt, id } = complianceAnswers;
  const where = and(eq(of, workspaceId), eq(about, subject));
  const rows = await db
    .select()
    .from(complianceAnswers)
    .where(where)
    .orderBy(desc(answeredAt), desc(id))
    .limit(most);
  return { rows, count: await db.$count(complianceAnswers, where) };
}
