import { type AuditFilter, auditLimits, type AuditLine } from '#contract/audit-log.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findBreak } from './chain.ts';
import { type AuditRow, findKeptMonths, listLines, listLinesAfter } from './queries.ts';

/** A page of the log, newest first. */
export async function readLog(
  db: Database,
  workspaceId: WorkspaceId,
  { beforeLine: before, ...filter }: AuditFilter & { personId?: string; beforeLine?: number | undefined },
) {
  const rows = await listLines(db, workspaceId, { filter, before, limit: auditLimits.page + 1 });
  const shown = rows.slice(0, auditLimits.page);
  return {
    lines: shown.map(presentLine),
    next: rows.length > shown.length ? shown.at(-1)!.seq : null,
    keptMonths: await findKeptMonths(db, workspaceId),
  };
}

const atOnce = 500;

/** All of a log in the order in which it was written, page after page: between two of them nothing is held open. */
export async function* readPages(db: Database, workspaceId: WorkspaceId): AsyncGenerator<AuditRow[]> {
  let after = 0;
  for (;;) {
    const rows = await listLinesAfter(db, workspaceId, { after, limit: atOnce });
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) return;
    after = rows.at(-1)!.seq;
  }
}

/** Reckons all hashes of a log again. */
export async function verifyLog(
  db: Database,
  workspaceId: WorkspaceId,
): Promise<{ lines: number; brokenAt: number | null; lastHash: string | null }> {
  let lines = 0;
  let last: AuditRow | undefined;
  for await (const rows of readPages(db, workspaceId)) {
    const brokenAt = findBreak(rows, last);
    lines += rows.length;
    last = rows.at(-1)!;
    if (brokenAt !== null) return { lines, brokenAt, lastHash: last.hash };
  }
  return { lines, brokenAt: null, lastHash: last?.hash ?? null };
}

function presentLine(row: AuditRow): AuditLine {
  const { seq, at, actorKind, actorName, deed, subjectKind, subjectId, subjectName, address, hash } = row;
  return {
    seq,
    at: at.toISOString(),
    actor: { kind: actorKind, name: actorName },
    deed,
    subject: subjectKind ? { kind: subjectKind, id: subjectId, name: subjectName ?? '' } : null,
    from: row.before,
    to: row.after,
    address,
    hash,
  };
}
