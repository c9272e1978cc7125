import { Readable } from 'node:stream';
import { byteOrderMark, csvCell, joinCells } from '#contract/csv.ts';
import { dayAt } from '#contract/days.ts';
import type { AppContext } from '#server/app-context.ts';
import { authenticate, fileRequest } from '#server/http/authenticate.ts';
import { downloadAs } from '#server/http/download-as.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Hono } from 'hono';
import type { AuditRow } from './queries.ts';
import { readPages } from './read-log.ts';
import { noteDeed } from './write-line.ts';

/** For programs, so in one language. */
const columns: Record<string, (row: AuditRow) => string | null> = {
  line: ({ seq }) => String(seq),
  at: ({ at }) => at.toISOString(),
  actor: ({ actorName }) => actorName,
  actor_kind: ({ actorKind }) => actorKind,
  deed: ({ deed }) => deed,
  subject: ({ subjectName }) => subjectName,
  subject_kind: ({ subjectKind }) => subjectKind,
  subject_id: ({ subjectId }) => subjectId,
  from: ({ before }) => before && JSON.stringify(before),
  to: ({ after }) => after && JSON.stringify(after),
  address: ({ address }) => address,
  previous_hash: ({ previousHash }) => previousHash,
  hash: ({ hash }) => hash,
};

/** The whole log of a workspace as a file, oldest first. */
export function auditLogFiles(ctx: AppContext): Hono {
  return new Hono().get('/audit-log.csv', async (c) => {
    const { db, now } = ctx;
    const person = await authenticate(fileRequest(ctx, c), { right: 'manage', doing: 'read' });
    if (!person) throw new Refusal('NOT_SIGNED_IN');
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', downloadAs(`audit-log_${dayAt(now(), 'UTC')}.csv`));
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    if (c.req.method === 'HEAD') return c.body(null);
    await db.transaction((tx) => noteDeed(tx, person, { at: now(), deed: 'log-downloaded' }));
    return c.body(Readable.toWeb(Readable.from(linesOf(db, person.workspaceId))) as ReadableStream);
  });
}

async function* linesOf(db: Database, workspaceId: WorkspaceId): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + joinCells(Object.keys(columns), ','));
  for await (const rows of readPages(db, workspaceId)) yield Buffer.from(rows.map(lineOf).join(''));
}

function lineOf(row: AuditRow): string {
  const cells = Object.values(columns).map((valueOf) => csvCell(valueOf(row) ?? '', ','));
  return joinCells(cells, ',');
}
