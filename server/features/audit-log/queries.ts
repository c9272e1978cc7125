import { type AuditFilter, auditLimits, deedsAbout } from '#contract/audit-log.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { and, asc, desc, eq, gt, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import { auditLog, auditLogKept } from './tables.ts';

export type AuditRow = typeof auditLog.$inferSelect;

/** Keeps others from adding a line to this workspace until the transaction ends, and answers the last one. */
export async function holdLog(tx: Database, workspaceId: WorkspaceId): Promise<AuditRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit:${workspaceId}`}, 0))`);
  const [last] = await listLines(tx, workspaceId, { filter: {}, limit: 1 });
  return last;
}

export async function insertLine(tx: Database, row: AuditRow): Promise<void> {
  await tx.insert(auditLog).values(row);
}

/** What the log called something the last time; empty where it is new to it. */
export async function findSubjectName(
  db: Database,
  workspaceId: WorkspaceId,
  subjectId: string,
): Promise<string> {
  const [row] = await db
    .select({ name: auditLog.subjectName })
    .from(auditLog)
    .where(and(eq(auditLog.workspaceId, workspaceId), eq(auditLog.subjectId, subjectId)))
    .orderBy(desc(auditLog.seq))
    .limit(1);
  return row?.name ?? '';
}

interface Page {
  /** `personId`: only what assistants of theirs have done. */
  filter: AuditFilter & { personId?: string };
  before?: number | undefined;
  limit: number;
}

/** Lines that fit, newest first. */
export function listLines(
  db: Database,
  workspaceId: WorkspaceId,
  { filter: { search, actor, about, since, until, personId }, before, limit }: Page,
): Promise<AuditRow[]> {
  const { at, seq, actorKind, actorName, subjectName, deed } = auditLog;
  const words = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.workspaceId, workspaceId),
        before === undefined ? undefined : lt(seq, before),
        actor && eq(actorKind, actor),
        about && inArray(deed, [...deedsAbout[about]]),
        personId === undefined ? undefined : eq(auditLog.personId, personId),
        since ? gte(at, new Date(`${since}T00:00:00Z`)) : undefined,
        until ? lt(at, new Date(Date.parse(`${until}T00:00:00Z`) + 86_400_000)) : undefined,
        words ? or(ilike(actorName, words), ilike(subjectName, words), ilike(deed, words)) : undefined,
      ),
    )
    .orderBy(desc(seq))
    .limit(limit);
}

/** The next lines in the order in which they were written. */
export function listLinesAfter(
  db: Database,
  workspaceId: WorkspaceId,
  { after, limit }: { after: number; limit: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.workspaceId, workspaceId), gt(auditLog.seq, after)))
    .orderBy(asc(auditLog.seq))
    .limit(limit);
}

export async function findKeptMonths(db: Database, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await db.select().from(auditLogKept).where(eq(auditLogKept.workspaceId, workspaceId));
  return row?.months ?? auditLimits.keptMonths.usual;
}

export async function saveKeptMonths(tx: Database, workspaceId: WorkspaceId, months: number): Promise<void> {
  await tx
    .insert(auditLogKept)
    .values({ workspaceId, months })
    .onConflictDoUpdate({ target: auditLogKept.workspaceId, set: { months } });
}

/** Every workspace in whose log something stands. */
export async function listLoggedWorkspaces(db: Database): Promise<WorkspaceId[]> {
  const rows = await db.selectDistinct({ id: auditLog.workspaceId }).from(auditLog);
  return rows.map(({ id }) => id);
}

/** Removes lines that are older than their workspace wants; the last one stays, so that the chain goes on from it. */
export async function removeOldLines(db: Database, now: Date): Promise<void> {
  const months = sql`coalesce((select months from ${auditLogKept} where ${auditLogKept.workspaceId} = ${auditLog.workspaceId}), ${auditLimits.keptMonths.usual})`;
  const isLast = sql`${auditLog.seq} = (select max(seq) from audit_log as every_line where every_line.workspace_id = ${auditLog.workspaceId})`;
  await db
    .delete(auditLog)
    .where(
      and(
        sql`${auditLog.at} < ${now.toISOString()}::timestamptz - make_interval(months => ${months})`,
        sql`not ${isLast}`,
      ),
    );
}
