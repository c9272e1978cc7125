import type { LeadStatus } from '#contract/leads/lead.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, eq, gt, inArray, lt, lte, min, or, sql } from 'drizzle-orm';
import { leadEventSettings, leadEvents, leads, leadStages } from '../tables.ts';

export type EventSettings = typeof leadEventSettings.$inferSelect;
export type EventRow = typeof leadEvents.$inferSelect;

const isWaiting = eq(leadEvents.status, 'waiting');
const isTooLate = sql`${leadEvents.status} = 'given-up' and ${leadEvents.problem} ->> 'code' = 'lead-event-too-old'`;
const inWorkspace = (workspaceId: WorkspaceId) => eq(leadEvents.workspaceId, workspaceId);

export async function findSettings(db: Database, workspaceId: WorkspaceId) {
  const of = eq(leadEventSettings.workspaceId, workspaceId);
  const [row] = await db.select().from(leadEventSettings).where(of);
  return row;
}

export async function saveSettings(
  tx: Database,
  workspaceId: WorkspaceId,
  settings: Partial<Omit<EventSettings, 'workspaceId'>>,
): Promise<void> {
  await tx
    .insert(leadEventSettings)
    .values({ workspaceId, isOn: false, ...settings })
    .onConflictDoUpdate({ target: leadEventSettings.workspaceId, set: settings });
}

/** Each stage of a lead once, however often it comes to it. */
export async function insertEvents(
  tx: Database,
  workspaceId: WorkspaceId,
  events: { leadId: string; stage: LeadStatus; at: Date; nextTryAt: Date }[],
): Promise<void> {
  const rows = events.map((event) => ({ ...event, workspaceId }));
  const again = { at: sql`excluded.at`, nextTryAt: sql`excluded.next_try_at`, tries: 0, problem: null };
  await tx
    .insert(leadEvents)
    .values(rows)
    // What was too old to be sent is a stage that Meta knows nothing of.
    .onConflictDoUpdate({
      target: [leadEvents.leadId, leadEvents.stage],
      set: { ...again, status: 'waiting' },
      setWhere: isTooLate,
    });
}

/** Takes some of what is due, oldest first. Nobody else takes it before `heldUntil`. */
export async function takeEvents(
  db: Database,
  workspaceId: WorkspaceId,
  { now, heldUntil, most }: { now: Date; heldUntil: Date; most: number },
): Promise<EventRow[]> {
  // Named apart, so that what is taken is chosen once, however the update is carried out.
  const due = db.$with('due').as(
    db
      .select({ id: leadEvents.id })
      .from(leadEvents)
      .where(and(inWorkspace(workspaceId), isWaiting, lte(leadEvents.nextTryAt, now)))
      .orderBy(asc(leadEvents.at))
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(leadEvents)
    .set({ tries: sql`${leadEvents.tries} + 1`, nextTryAt: heldUntil })
    .where(inArray(leadEvents.id, db.select({ id: due.id }).from(due)))
    .returning();
}

export async function settleEvents(
  db: Database,
  events: EventRow[],
  outcome: Partial<Pick<EventRow, 'status' | 'nextTryAt' | 'problem'>>,
): Promise<void> {
  const ids = events.map(({ id }) => id);
  if (ids.length > 0) await db.update(leadEvents).set(outcome).where(inArray(leadEvents.id, ids));
}

export async function forgetWaiting(tx: Database, workspaceId: WorkspaceId): Promise<void> {
  await tx.delete(leadEvents).where(and(inWorkspace(workspaceId), isWaiting));
}

export async function findNextEvent(db: Database, workspaceId: WorkspaceId): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: min(leadEvents.nextTryAt) })
    .from(leadEvents)
    .where(and(inWorkspace(workspaceId), isWaiting));
  return row?.at ?? undefined;
}

/** Workspaces whose events should have gone out by then, and have not. */
export async function listOverdueEvents(db: Database, by: Date): Promise<WorkspaceId[]> {
  const rows = await db
    .selectDistinct({ workspaceId: leadEvents.workspaceId })
    .from(leadEvents)
    .where(and(isWaiting, lt(leadEvents.nextTryAt, by)));
  return rows.map(({ workspaceId }) => workspaceId);
}

/** The leads these events are about, as far as they are still here. */
export async function listLeadsOf(db: Database, events: EventRow[]) {
  const ids = events.map(({ leadId }) => leadId);
  const rows = await db.select().from(leads).where(inArray(leads.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of the real leads since then: how many there are, of how many Meta was told, and how many came to each stage. */
export async function countEvents(db: Database, workspaceId: WorkspaceId, since: Date) {
  const isTold = sql`exists (select 1 from ${leadEvents} where ${leadEvents.leadId} = ${leads.id} and ${leadEvents.status} = 'sent')`;
  // Each condition apart: within the count itself columns would lose the names of their tables.
  const reached = (stage: LeadStatus) => {
    const isReached = sql`exists (select 1 from ${leadStages} where ${leadStages.leadId} = ${leads.id} and ${leadStages.status} = ${stage})`;
    return sql<number>`count(*) filter (where ${isReached})`.mapWith(Number);
  };
  const [found] = await db
    .select({
      leads: sql<number>`count(*)`.mapWith(Number),
      told: sql<number>`count(*) filter (where ${isTold})`.mapWith(Number),
      contacted: reached('contacted'),
      won: reached('won'),
    })
    .from(leads)
    .where(and(eq(leads.workspaceId, workspaceId), eq(leads.isTest, false), gt(leads.createdAt, since)));
  const [waits] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number),
      givenUp:
        sql<number>`count(*) filter (where ${leadEvents.status} = 'given-up' and not (${isTooLate}))`.mapWith(
          Number,
        ),
      tooLate: sql<number>`count(*) filter (where ${isTooLate})`.mapWith(Number),
    })
    .from(leadEvents)
    .where(and(inWorkspace(workspaceId), or(isWaiting, gt(leadEvents.at, since))));
  return { ...found!, ...waits! };
}

export type EventCounts = Awaited<ReturnType<typeof countEvents>>;
