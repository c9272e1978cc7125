import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { CodedText } from '#server/platform/coded-text.ts';
import { and, asc, eq, inArray, lt, lte, max, min, ne, sql } from 'drizzle-orm';
import type { LeadRow } from '../queries.ts';
import { leadDeliveries } from '../tables.ts';
import type { TargetRow } from './target-queries.ts';

export type DeliveryRow = typeof leadDeliveries.$inferSelect;

const {
  workspaceId: ofWorkspace,
  targetId: ofTarget,
  id: byId,
  status,
  createdAt,
  nextTryAt,
  tries,
} = leadDeliveries;
const isWaiting = eq(status, 'waiting');

/** Puts leads on their way, each with a moment of its own, so that the log can be read on from any of them. */
export async function insertDeliveries(
  tx: Database,
  { id: targetId, workspaceId }: Pick<TargetRow, 'id' | 'workspaceId'>,
  {
    leads: told,
    event,
    now,
  }: { leads: Pick<LeadRow, 'id' | 'facebookLeadId'>[]; event: DeliveryRow['event']; now: number },
): Promise<void> {
  const [newest] = await tx
    .select({ at: max(createdAt) })
    .from(leadDeliveries)
    .where(eq(ofTarget, targetId));
  const start = Math.max(now, (newest?.at?.getTime() ?? 0) + 1);
  await tx.insert(leadDeliveries).values(
    told.map(({ id, facebookLeadId }, index) => ({
      workspaceId,
      targetId,
      event,
      ...(event === 'erased' ? { erased: { id, metaLeadId: facebookLeadId } } : { leadId: id }),
      createdAt: new Date(start + index),
      nextTryAt: new Date(now),
    })),
  );
}

/** Takes some of what is due, oldest first, and counts a try for each. Nobody else takes them before `heldUntil`. */
export async function takeDue(
  db: Database,
  targetId: string,
  { now, heldUntil, most }: { now: Date; heldUntil: Date; most: number },
): Promise<DeliveryRow[]> {
  // Named apart, so that what is taken is chosen once, however the update is carried out.
  const due = db.$with('due').as(
    db
      .select({ id: byId })
      .from(leadDeliveries)
      .where(and(eq(ofTarget, targetId), isWaiting, lte(nextTryAt, now)))
      .orderBy(asc(createdAt))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(leadDeliveries)
    .set({ tries: sql`${tries} + 1`, lastTriedAt: now, nextTryAt: heldUntil })
    .where(inArray(byId, db.select({ id: due.id }).from(due)))
    .returning();
}

/** Writes down what a try came to. What was delivered stays delivered, whatever happened meanwhile. */
export async function settleDelivery(
  db: Database,
  workspaceId: WorkspaceId,
  delivery: Pick<DeliveryRow, 'id' | 'tries' | 'status' | 'nextTryAt' | 'lastHttpStatus' | 'lastProblem'>,
): Promise<void> {
  const { id, tries: tried, ...outcome } = delivery;
  const isStill = outcome.status === 'delivered' ? undefined : and(isWaiting, eq(tries, tried));
  await db
    .update(leadDeliveries)
    .set(outcome)
    .where(and(thisDelivery(workspaceId, id), isStill));
}

/** Lets everything that is due wait, and gives up what is too old for that. Answers how many those were. */
export async function postponeDue(
  db: Database,
  targetId: string,
  { now, until, triedSince, problem }: { now: Date; until: Date; triedSince: Date; problem?: CodedText },
): Promise<{ givenUp: number }> {
  const isDue = and(eq(ofTarget, targetId), isWaiting, lte(nextTryAt, now));
  const tooOld = await db
    .update(leadDeliveries)
    .set({ status: 'given-up', nextTryAt: null, ...(problem && { lastProblem: problem }) })
    .where(and(isDue, lt(createdAt, triedSince)))
    .returning({ id: byId });
  await db.update(leadDeliveries).set({ nextTryAt: until }).where(isDue);
  return { givenUp: tooOld.length };
}

/** When the next one is due; undefined when none waits. */
export async function findNextTry(db: Database, targetId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: min(nextTryAt) })
    .from(leadDeliveries)
    .where(and(eq(ofTarget, targetId), isWaiting));
  return row?.at ?? undefined;
}

/** Everything that waits goes nowhere. */
export async function stopWaiting(db: Database, targetId: string, problem: CodedText): Promise<void> {
  await db
    .update(leadDeliveries)
    .set({ status: 'given-up', nextTryAt: null, lastProblem: problem })
    .where(and(eq(ofTarget, targetId), isWaiting));
}

/** Nothing is told of these any more, and what systems answered of them is forgotten: it may name them. */
export async function forgetLeads(
  tx: Database,
  workspaceId: WorkspaceId,
  { leadIds, problem }: { leadIds: string[]; problem: CodedText },
): Promise<void> {
  const ofThese = and(eq(ofWorkspace, workspaceId), inArray(leadDeliveries.leadId, leadIds));
  await tx
    .update(leadDeliveries)
    .set({ status: 'given-up', nextTryAt: null, lastProblem: problem })
    .where(and(ofThese, ne(status, 'delivered')));
}

/** Targets to which something should have gone out by then, and has not. */
export function listOverdueTargets(db: Database, by: Date) {
  return db
    .selectDistinct({ workspaceId: ofWorkspace, targetId: ofTarget })
    .from(leadDeliveries)
    .where(and(isWaiting, lt(nextTryAt, by)));
}

export function thisDelivery(workspaceId: WorkspaceId, id: string) {
  return and(eq(ofWorkspace, workspaceId), eq(byId, id));
}
