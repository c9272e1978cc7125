import type { Database } from '#server/platform/database/database.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, arrayOverlaps, count, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import {
  erasedLeads,
  foreignForms,
  leadDeliveries,
  leadRetentions,
  leadStages,
  leads,
  readForms,
  setAsideLeads,
} from './tables.ts';

/** Notified when leads of this workspace have come in. */
export function arrivalTopic(workspaceId: WorkspaceId): string {
  return `leads:${workspaceId}`;
}

export type LeadRow = typeof leads.$inferSelect;
export type NewLead = Omit<typeof leads.$inferInsert, 'id' | 'workspaceId'>;

/** Until the transaction is over, nobody else stores or erases leads of this workspace. */
export async function lockLeads(tx: Database, workspaceId: WorkspaceId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`leads:${workspaceId}`}, 0))`);
}

/** Keeps those that are neither here already nor erased, and answers them. Lock the leads first. */
export async function insertLeads(tx: Database, workspaceId: WorkspaceId, found: NewLead[]) {
  const ids = found.map(({ facebookLeadId }) => facebookLeadId);
  const rows = await tx
    .select({ id: erasedLeads.facebookLeadId })
    .from(erasedLeads)
    .where(and(eq(erasedLeads.workspaceId, workspaceId), inArray(erasedLeads.facebookLeadId, ids)));
  const erased = new Set(rows.map(({ id }) => id));
  const kept = found.filter(({ facebookLeadId }) => !erased.has(facebookLeadId));
  if (kept.length === 0) return [];
  return tx
    .insert(leads)
    .values(kept.map((lead) => ({ ...lead, workspaceId })))
    .onConflictDoNothing()
    .returning();
}

/** Whether there is nothing to read: the lead is here, or has been erased. */
export async function isLeadKnown(db: Database, workspaceId: WorkspaceId, facebookLeadId: string) {
  const inTable = (table: typeof leads | typeof erasedLeads) =>
    db
      .select({ id: table.facebookLeadId })
      .from(table)
      .where(and(eq(table.workspaceId, workspaceId), eq(table.facebookLeadId, facebookLeadId)));
  return (await inTable(leads)).length > 0 || (await inTable(erasedLeads)).length > 0;
}

export async function findLead(db: Database, workspaceId: WorkspaceId, id: string) {
  const [row] = await db.select().from(leads).where(mine(workspaceId, id));
  return row;
}

/** A neighbour's lead is simply not found. */
export async function getLead(db: Database, workspaceId: WorkspaceId, id: string): Promise<LeadRow> {
  const row = await findLead(db, workspaceId, id);
  if (!row) throw new Refusal('LEAD_NOT_FOUND');
  return row;
}

/** As `getLead`, and until the transaction is over nobody else changes it. */
export async function lockLead(tx: Database, workspaceId: WorkspaceId, id: string): Promise<LeadRow> {
  const [row] = await tx.select().from(leads).where(mine(workspaceId, id)).for('update');
  if (!row) throw new Refusal('LEAD_NOT_FOUND');
  return row;
}

export async function updateLead(
  tx: Database,
  workspaceId: WorkspaceId,
  { id, ...changes }: { id: string } & Partial<NewLead>,
): Promise<LeadRow> {
  const [row] = await tx.update(leads).set(changes).where(mine(workspaceId, id)).returning();
  return row!;
}

export async function addStage(tx: Database, stage: typeof leadStages.$inferInsert): Promise<void> {
  await tx.insert(leadStages).values(stage);
}

/** How a lead came to the status it has. */
export async function findStage(db: Database, { id, status }: Pick<LeadRow, 'id' | 'status'>) {
  const [row] = await db
    .select({ personId: leadStages.personId })
    .from(leadStages)
    .where(and(eq(leadStages.leadId, id), eq(leadStages.status, status)))
    .orderBy(desc(leadStages.at))
    .limit(1);
  return row;
}

type Person = Pick<LeadRow, 'id' | 'contacts'>;

/** The lead itself, and every other one with an address or a number of it, newest first. */
export function listPersonsLeads(db: Database, workspaceId: WorkspaceId, person: Person): Promise<LeadRow[]> {
  return db
    .select()
    .from(leads)
    .where(theirs(workspaceId, person))
    .orderBy(desc(leads.createdAt), desc(leads.id));
}

/** The same, all of them or only some. */
export async function removePersonsLeads(
  tx: Database,
  workspaceId: WorkspaceId,
  { only, ...person }: Person & { only: string[] | undefined },
): Promise<LeadRow[]> {
  const isWanted = only && inArray(leads.id, only);
  return tx
    .delete(leads)
    .where(and(theirs(workspaceId, person), isWanted))
    .returning();
}

function theirs(workspaceId: WorkspaceId, { id, contacts }: Person) {
  const alike = contacts.length > 0 ? arrayOverlaps(leads.contacts, contacts) : undefined;
  return and(eq(leads.workspaceId, workspaceId), or(eq(leads.id, id), alike));
}

/** Remembers what was erased by its number only, for as long as Meta may tell of it. */
export async function insertErased(
  tx: Database,
  workspaceId: WorkspaceId,
  { removed, erasedAt }: { removed: LeadRow[]; erasedAt: Date },
): Promise<void> {
  const tombstones = removed.map(({ facebookLeadId, facebookFormId, isTest, createdAt }) => ({
    workspaceId,
    facebookLeadId,
    facebookFormId,
    isTest,
    createdAt,
    erasedAt,
  }));
  if (tombstones.length > 0) await tx.insert(erasedLeads).values(tombstones).onConflictDoNothing();
}

/** How many real leads of a form there are, how many of them came after `since`, and how many of those were erased. */
export async function countLeads(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookFormId, since }: { facebookFormId: string; since: Date },
) {
  const isReal = sql`not ${leads.isTest}`;
  const isRecent = sql`${leads.createdAt} > ${since.toISOString()}`;
  const [row] = await db
    .select({
      here: sql<number>`count(*) filter (where ${isReal})`.mapWith(Number),
      hereRecent: sql<number>`count(*) filter (where ${isReal} and ${isRecent})`.mapWith(Number),
      newestReceivedAt: sql<Date | null>`max(${leads.receivedAt})`.mapWith(leads.receivedAt),
    })
    .from(leads)
    .where(and(eq(leads.workspaceId, workspaceId), eq(leads.facebookFormId, facebookFormId)));
  const erasedOfForm = and(
    eq(erasedLeads.workspaceId, workspaceId),
    eq(erasedLeads.facebookFormId, facebookFormId),
    eq(erasedLeads.isTest, false),
    sql`${erasedLeads.createdAt} > ${since.toISOString()}`,
  );
  const [erased] = await db.select({ erasedRecent: count() }).from(erasedLeads).where(erasedOfForm);
  return { ...row!, ...erased! };
}

/** How many leads there are by campaign and form, and since when the first nobody has dealt with waits; no campaign means a test, or none from an ad. */
export function countByCampaign(db: Database, workspaceId: WorkspaceId) {
  return db
    .select({
      facebookCampaignId: leads.facebookCampaignId,
      facebookFormId: leads.facebookFormId,
      total: count(),
      unhandled: sql<number>`count(*) filter (where ${leads.status} = 'new')`.mapWith(Number),
      waitingSince: sql<Date | null>`min(${leads.createdAt}) filter (where ${leads.status} = 'new')`.mapWith(
        leads.createdAt,
      ),
    })
    .from(leads)
    .where(eq(leads.workspaceId, workspaceId))
    .groupBy(leads.facebookCampaignId, leads.facebookFormId);
}

/** How many leads nobody has dealt with, in each of these workspaces that has some. */
export async function countUntouched(db: Database, ids: WorkspaceId[]): Promise<Map<WorkspaceId, number>> {
  const rows = await db
    .select({ workspaceId: leads.workspaceId, untouched: count() })
    .from(leads)
    .where(and(inArray(leads.workspaceId, ids), eq(leads.status, 'new')))
    .groupBy(leads.workspaceId);
  return new Map(rows.map(({ workspaceId, untouched }) => [workspaceId, untouched]));
}

export async function findRetention(db: Database, workspaceId: WorkspaceId): Promise<number | undefined> {
  const [row] = await db.select().from(leadRetentions).where(eq(leadRetentions.workspaceId, workspaceId));
  return row?.months;
}

export async function saveRetention(db: Database, workspaceId: WorkspaceId, months: number): Promise<void> {
  await db
    .insert(leadRetentions)
    .values({ workspaceId, months })
    .onConflictDoUpdate({ target: leadRetentions.workspaceId, set: { months } });
}

/** Workspaces that keep leads for another time than everybody else. */
export function listRetentions(db: Database, usual: number) {
  return db.select().from(leadRetentions).where(ne(leadRetentions.months, usual));
}

/** Erases what is older, in one workspace or in all but those. */
export async function removeOldLeads(
  db: Database,
  { before, of, except = [] }: { before: Date; of?: WorkspaceId; except?: string[] },
): Promise<void> {
  const where = of ? eq(leads.workspaceId, of) : undefined;
  const not = except.length > 0 ? sql`${leads.workspaceId} <> all(${sql.param(except)}::uuid[])` : undefined;
  await db.delete(leads).where(and(lt(leads.createdAt, before), where, not));
}

/** Meta tells of none of these any more. */
export async function removeOldTombstones(db: Database, before: Date): Promise<void> {
  await db.delete(erasedLeads).where(lt(erasedLeads.createdAt, before));
}

/** Forgets everybody who answered a form, the forms, and the letters that name anybody. */
export async function removeLeads(tx: Database, workspaceId: WorkspaceId, queue: Pick<Queue, 'forget'>) {
  for (const table of [leadDeliveries, leads, setAsideLeads, readForms, foreignForms, erasedLeads])
    await tx.delete(table).where(eq(table.workspaceId, workspaceId));
  await queue.forget(tx, [arrivalTopic(workspaceId)]);
}

function mine(workspaceId: WorkspaceId, id: string) {
  return and(eq(leads.workspaceId, workspaceId), eq(leads.id, id));
}
