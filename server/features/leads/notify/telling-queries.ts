import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { and, eq, lte, min, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LeadRow } from '../queries.ts';
import { leads } from '../tables.ts';
import { leadTellings } from './tables.ts';

type TellingRow = typeof leadTellings.$inferSelect;
export type Way = TellingRow['way'];

/** A statement holds no more. */
const atOnce = 5000;

export async function insertTellings(tx: Database, tellings: TellingRow[]): Promise<void> {
  for (let from = 0; from < tellings.length; from += atOnce)
    await tx
      .insert(leadTellings)
      .values(tellings.slice(from, from + atOnce))
      .onConflictDoNothing();
}

/** Tells one person later what is due now. */
export async function postponeTellings(
  tx: Database,
  workspaceId: WorkspaceId,
  {
    personId,
    way,
    kind,
    now,
    until,
  }: Pick<TellingRow, 'personId' | 'way' | 'kind'> & { now: Date; until: Date },
): Promise<void> {
  const isTheirs = and(eq(leadTellings.personId, personId), eq(leadTellings.kind, kind));
  await tx
    .update(leadTellings)
    .set({ dueAt: until })
    .where(and(isDue(workspaceId, { way, now }), isTheirs));
}

interface Round {
  way: Way;
  now: Date;
}

/** What is to be told by now, and of whom, the newest lead first; held until the transaction ends. */
export async function listDue(
  tx: Database,
  workspaceId: WorkspaceId,
  round: Round,
): Promise<{ telling: TellingRow; lead: LeadRow }[]> {
  const due = await tx.select().from(leadTellings).where(isDue(workspaceId, round)).for('update');
  const rows = await tx.select().from(leads).where(anyOf(leads.id, due));
  const byId = new Map(rows.map((lead) => [lead.id, lead]));
  return due
    .map((telling) => ({ telling, lead: byId.get(telling.leadId)! }))
    .toSorted((one, other) => other.lead.createdAt.getTime() - one.lead.createdAt.getTime());
}

/** All of these that were not put off; what came since waits for the next round. */
export async function removeTold(
  tx: Database,
  workspaceId: WorkspaceId,
  { due, ...round }: Round & { due: { telling: TellingRow }[] },
): Promise<void> {
  const told = due.map(({ telling }) => telling);
  await tx.delete(leadTellings).where(and(isDue(workspaceId, round), anyOf(leadTellings.leadId, told)));
}

function anyOf(leadId: PgColumn, tellings: TellingRow[]) {
  const ids = [...new Set(tellings.map((telling) => telling.leadId))];
  return sql`${leadId} = any(${sql.param(ids)}::uuid[])`;
}

function isDue(workspaceId: WorkspaceId, { way, now }: Round) {
  const { workspaceId: of, way: by, dueAt } = leadTellings;
  return and(eq(of, workspaceId), eq(by, way), lte(dueAt, now));
}

/** When there is more to tell; undefined when there is not. */
export async function findNextTelling(db: Database, workspaceId: WorkspaceId, way: Way) {
  const [row] = await db
    .select({ at: min(leadTellings.dueAt) })
    .from(leadTellings)
    .where(and(eq(leadTellings.workspaceId, workspaceId), eq(leadTellings.way, way)));
  return row?.at?.getTime();
}

/** Whose news should have been told by then. */
export function listOverdue(db: Database, before: Date) {
  return db
    .selectDistinct({ workspaceId: leadTellings.workspaceId, way: leadTellings.way })
    .from(leadTellings)
    .where(lte(leadTellings.dueAt, before));
}
