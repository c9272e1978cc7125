import { type AuditFilter, auditLimits, type AuditLine } from '#contract/audit-log.ts';
import { CodeParams } from '#contract/code-params.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import type { TextKey } from '#server/platform/catalogue-key.ts';
import { sayKey } from '#server/platform/coded-text.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findBreak } from './chain.ts';
import { type AuditRow, findKeptMonths, listLines, listLinesAfter } from './queries.ts';

/** A page of the log, newest first. */
export async function readLog(
  db: Database,
  { workspaceId, language }: { workspaceId: WorkspaceId; language: Language },
  { beforeLine: before, ...filter }: AuditFilter & { personId?: string; beforeLine?: number | undefined },
) {
  const rows = await listLines(db, workspaceId, { filter, before, limit: auditLimits.page + 1 });
  const shown = rows.slice(0, auditLimits.page);
  return {
    lines: shown.map((row) => presentLine(row, language)),
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

function presentLine(row: AuditRow, language: Language): AuditLine {
  const { seq, at, actorKind, actorName, deed, subjectKind, subjectId, subjectName, address, hash } = row;
  return {
    seq,
    at: at.toISOString(),
    actor: { kind: actorKind, name: actorName },
    deed,
    subject: subjectKind ? { kind: subjectKind, id: subjectId, name: subjectName ?? '' } : null,
    from: row.before,
    to: row.after,
    ...(deed === 'law-answered' && askedIn(row, language)),
    address,
    hash,
  };
}

/** The question as it is worded in a language; lines that keep no code of it have only the words it was asked in. */
function askedIn({ after }: AuditRow, language: Language): { asked?: string } {
  if (typeof after?.['code'] !== 'string') return {};
  const key = `law_${after['code']}`;
  // A rule may be gone by the time somebody reads what was answered to it.
  if (!isText(key)) return {};
  return { asked: sayKey(key, CodeParams.parse(after['params'] ?? {}), language) };
}

function isText(key: string): key is TextKey {
  return Object.hasOwn(m, key);
}
