import { presenceTimes } from '#contract/comments.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import { presences } from './tables.ts';

/** As many windows as a person may have open; what is beyond that is not told. */
const most = 20;

type PresenceRow = typeof presences.$inferSelect;
type Arrival = Pick<PresenceRow, 'tabId' | 'subject' | 'personId' | 'field'> & { now: number };

const about = (workspaceId: WorkspaceId, subject: string) =>
  and(eq(presences.workspaceId, workspaceId), eq(presences.subject, subject));
const lately = (now: number) => new Date(now - presenceTimes.lastsMs);

export function listPresences(
  db: Database,
  workspaceId: WorkspaceId,
  { subject, now }: { subject: string; now: number },
) {
  return db
    .select({ tabId: presences.tabId, personId: presences.personId, field: presences.field })
    .from(presences)
    .where(and(about(workspaceId, subject), gt(presences.seenAt, lately(now))))
    .orderBy(asc(presences.personId), asc(presences.tabId));
}

/** Notes that a window is open, and forgets those nobody has heard of. Answers whether others see anything new by it. */
export async function notePresence(tx: Database, workspaceId: WorkspaceId, { now, ...arrival }: Arrival) {
  const { tabId, subject, personId, field } = arrival;
  // Of a storm of windows, each counts those before it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`presences:${personId}`}, 0))`);
  const isStale = lte(presences.seenAt, lately(now));
  const gone = await tx
    .delete(presences)
    .where(and(about(workspaceId, subject), isStale))
    .returning({ tabId: presences.tabId });
  const [before] = await tx.select().from(presences).where(eq(presences.tabId, tabId));
  const isMine = before?.personId === personId && before.workspaceId === workspaceId;
  const open = await tx.$count(presences, and(eq(presences.personId, personId), ne(presences.tabId, tabId)));
  if ((before && !isMine) || open >= most) return gone.length > 0;
  const row = { ...arrival, workspaceId, seenAt: new Date(now) };
  await tx
    .insert(presences)
    .values(row)
    .onConflictDoUpdate({ target: presences.tabId, set: row, setWhere: eq(presences.personId, personId) });
  return gone.length > 0 || before?.field !== field || before.subject !== subject;
}

/** Answers where the window was, if it was anywhere. */
export async function removePresence(
  tx: Database,
  { tabId, personId }: { tabId: string; personId: string },
): Promise<Pick<PresenceRow, 'workspaceId' | 'subject'> | undefined> {
  const [row] = await tx
    .delete(presences)
    .where(and(eq(presences.tabId, tabId), eq(presences.personId, personId)))
    .returning({ workspaceId: presences.workspaceId, subject: presences.subject });
  return row;
}

/** Windows that were closed without a word while nobody else was there to notice. */
export async function forgetPresences(db: Database, now: number): Promise<void> {
  await db.delete(presences).where(lte(presences.seenAt, lately(now)));
}
