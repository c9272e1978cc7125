import type { LeadDelivery } from '#contract/leads/lead-delivery.ts';
import type { LeadAnswer } from '#contract/leads/lead.ts';
import type { Language } from '#contract/people/people.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person, WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { type CodedText, tellText } from '#server/platform/coded-text.ts';
import { and, desc, eq, gt, isNotNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { stopped, unwanted } from './deliver-rules.ts';
import { type DeliveryRow, thisDelivery } from './delivery-queries.ts';
import { nameIn } from '../rules.ts';
import { leadDeliveries, leads } from '../tables.ts';

const { targetId: ofTarget, id: byId, status, createdAt } = leadDeliveries;
const lastCode = sql<string>`${leadDeliveries.lastProblem} ->> 'code'`;
const pageSize = 50;

/** What a target was told, newest first, a page of it. */
export async function presentDeliveries(
  db: Database,
  { language }: Pick<Person, 'language'>,
  { targetId, before }: { targetId: string; before: string | undefined },
): Promise<LeadDelivery[]> {
  const rows = await db
    .select({ delivery: leadDeliveries, answers: leads.answers })
    .from(leadDeliveries)
    .leftJoin(leads, eq(leads.id, leadDeliveries.leadId))
    .where(and(eq(ofTarget, targetId), before ? lt(createdAt, new Date(before)) : undefined))
    .orderBy(desc(createdAt))
    .limit(pageSize);
  return rows.map(({ delivery, answers }) => presentDelivery(delivery, { language, answers }));
}

/** A neighbour's delivery is simply not found. */
export async function getDelivery(db: Database, workspaceId: WorkspaceId, id: string): Promise<DeliveryRow> {
  const [row] = await db.select().from(leadDeliveries).where(thisDelivery(workspaceId, id));
  if (!row) throw new Refusal('DELIVERY_NOT_FOUND');
  return row;
}

export async function updateDelivery(
  db: Database,
  workspaceId: WorkspaceId,
  { id, ...changes }: Pick<DeliveryRow, 'id'> & Partial<DeliveryRow>,
): Promise<DeliveryRow> {
  const [row] = await db.update(leadDeliveries).set(changes).where(thisDelivery(workspaceId, id)).returning();
  if (!row) throw new Refusal('DELIVERY_NOT_FOUND');
  return row;
}

export async function insertDelivery(
  db: Database,
  workspaceId: WorkspaceId,
  delivery: Omit<typeof leadDeliveries.$inferInsert, 'workspaceId'>,
): Promise<DeliveryRow> {
  const [row] = await db
    .insert(leadDeliveries)
    .values({ ...delivery, workspaceId })
    .returning();
  return row!;
}

/** Has all of a target tried again that was given up and can still be told. Answers how many those were. */
export async function replayGivenUp(db: Database, targetId: string, at: Date): Promise<number> {
  const canBeTold = or(isNotNull(leadDeliveries.leadId), isNotNull(leadDeliveries.erased));
  const rows = await db
    .update(leadDeliveries)
    .set({ status: 'waiting', nextTryAt: at })
    .where(and(eq(ofTarget, targetId), eq(status, 'given-up'), canBeTold))
    .returning({ id: byId });
  return rows.length;
}

const isGivenUp = and(
  eq(status, 'given-up'),
  eq(leadDeliveries.isTest, false),
  notInArray(
    lastCode,
    Object.values(stopped).map(({ code }) => code),
  ),
);

/** How many deliveries of everybody were begun since and given up because they were not taken. */
export function countGivenUp(db: Database, since: Date): Promise<number> {
  return db.$count(leadDeliveries, and(isGivenUp, gt(createdAt, since)));
}

/** How many deliveries of everybody were begun before that moment and are still to be taken. */
export function countWaiting(db: Database, before: Date): Promise<number> {
  return db.$count(leadDeliveries, and(eq(status, 'waiting'), lt(createdAt, before)));
}

/** How many deliveries were begun since and given up because they were not taken, and what was said last. */
export async function findGivenUp(
  db: Database,
  targetId: string,
  since: Date,
): Promise<{ count: number; problem: CodedText | null; isUnwanted: boolean }> {
  const rows = await db
    .select({ problem: leadDeliveries.lastProblem })
    .from(leadDeliveries)
    .where(and(eq(ofTarget, targetId), isGivenUp, gt(createdAt, since)))
    .orderBy(desc(createdAt));
  const problem = rows[0]?.problem ?? null;
  return { count: rows.length, problem, isUnwanted: problem?.code === unwanted.code };
}

/** Forgets what has long been settled. */
export async function removeOldDeliveries(db: Database, before: Date): Promise<void> {
  await db.delete(leadDeliveries).where(and(ne(status, 'waiting'), lt(createdAt, before)));
}

/** As the person sees it. What waits for a lead that is erased waits no more. */
export function presentDelivery(
  row: DeliveryRow,
  { language, answers }: { language: Language; answers?: LeadAnswer[] | null | undefined },
): LeadDelivery {
  const isErased = row.status === 'waiting' && row.leadId === null && !row.isTest && !row.erased;
  const problem = isErased ? stopped.erased : row.lastProblem;
  const moment = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: row.id,
    event: row.event,
    leadId: row.leadId,
    leadName: answers ? nameIn(answers) : null,
    status: isErased ? 'given-up' : row.status,
    tries: row.tries,
    createdAt: row.createdAt.toISOString(),
    lastTriedAt: moment(row.lastTriedAt),
    nextTryAt: isErased ? null : moment(row.nextTryAt),
    lastHttpStatus: row.lastHttpStatus,
    lastProblem: problem && tellText(problem, language),
  };
}
