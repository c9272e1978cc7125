import type { LeadQuestion } from '#contract/leads/lead.ts';
import { selectLinked } from '#server/features/connections/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lt, max, or, sql, sum } from 'drizzle-orm';
import { foreignForms, readForms } from '../tables.ts';

export type FormRow = typeof readForms.$inferSelect;

interface KnownForm {
  workspaceId: WorkspaceId;
  facebookFormId: string;
  facebookPageId: string;
  /** What was sent long before that is no news. */
  addedAt: Date;
}

/** From now on these forms are read; those that are already stay as they are. */
export async function ensureForms(db: Database, forms: KnownForm[]): Promise<void> {
  const byName = new Map(forms.map((form) => [`${form.workspaceId} ${form.facebookFormId}`, form]));
  if (byName.size === 0) return;
  // In one order for everybody, so that two who add the same ones never wait for each other.
  const inOrder = [...byName.keys()].toSorted().flatMap((name) => byName.get(name) ?? []);
  await db.insert(readForms).values(inOrder).onConflictDoNothing();
}

export async function findForm(db: Database, workspaceId: WorkspaceId, facebookFormId: string) {
  const [row] = await db.select().from(readForms).where(mine(workspaceId, facebookFormId));
  return row;
}

export function listForms(
  db: Database,
  workspaceId: WorkspaceId,
  facebookFormIds: string[],
): Promise<FormRow[]> {
  return db
    .select()
    .from(readForms)
    .where(and(eq(readForms.workspaceId, workspaceId), inArray(readForms.facebookFormId, facebookFormIds)));
}

/** When any form was last read, and how many leads Meta still has of all of them. */
export async function readStateOfForms(db: Database, workspaceId: WorkspaceId) {
  const [row] = await db
    .select({ readAt: max(readForms.readAt), atMeta: sum(readForms.leadsAtMeta).mapWith(Number) })
    .from(readForms)
    .where(eq(readForms.workspaceId, workspaceId));
  return row!;
}

/** Those nobody has tried to read since, or that failed before the account was linked anew, the longest waiting first. */
export async function listDueForms(
  db: Database,
  { triedBefore, atMost }: { triedBefore: Date; atMost: number },
): Promise<{ workspaceId: WorkspaceId; facebookFormId: string }[]> {
  const linked = selectLinked(db).as('linked');
  const rows = await db
    .select({ workspaceId: readForms.workspaceId, facebookFormId: readForms.facebookFormId })
    .from(readForms)
    .leftJoin(linked, eq(linked.workspaceId, readForms.workspaceId))
    .where(
      or(
        isNull(readForms.triedAt),
        lt(readForms.triedAt, triedBefore),
        and(isNotNull(readForms.problem), lt(readForms.triedAt, linked.connectedAt)),
      ),
    )
    .orderBy(sql`${readForms.triedAt} asc nulls first`, asc(readForms.facebookFormId))
    .limit(atMost);
  return rows;
}

export async function updateForm(
  db: Database,
  workspaceId: WorkspaceId,
  { facebookFormId, ...changes }: Partial<FormRow> & { facebookFormId: string },
): Promise<void> {
  await db.update(readForms).set(changes).where(mine(workspaceId, facebookFormId));
}

/** Adds questions a lead answers and the form does not know of, each once. */
export async function addQuestions(
  tx: Database,
  workspaceId: WorkspaceId,
  { facebookFormId, questions }: { facebookFormId: string; questions: LeadQuestion[] },
): Promise<void> {
  const [row] = await tx
    .select({ known: readForms.questions })
    .from(readForms)
    .where(mine(workspaceId, facebookFormId))
    .for('update');
  const names = new Set(row?.known.map(({ name }) => name));
  const missing = questions.filter(({ name }) => !names.has(name));
  if (!row || missing.length === 0) return;
  await updateForm(tx, workspaceId, { facebookFormId, questions: [...row.known, ...missing] });
}

/** With which forms a campaign made in Ads Manager collects leads; undefined while Meta was not asked. */
export async function findForeignForms(db: Database, workspaceId: WorkspaceId, facebookCampaignId: string) {
  const [row] = await db
    .select()
    .from(foreignForms)
    .where(
      and(eq(foreignForms.workspaceId, workspaceId), eq(foreignForms.facebookCampaignId, facebookCampaignId)),
    );
  return row;
}

export function listForeignForms(db: Database, workspaceId: WorkspaceId) {
  return db.select().from(foreignForms).where(eq(foreignForms.workspaceId, workspaceId));
}

export async function saveForeignForms(
  db: Database,
  workspaceId: WorkspaceId,
  found: Omit<typeof foreignForms.$inferInsert, 'workspaceId'>,
): Promise<void> {
  await db
    .insert(foreignForms)
    .values({ ...found, workspaceId })
    .onConflictDoUpdate({
      target: [foreignForms.workspaceId, foreignForms.facebookCampaignId],
      set: {
        facebookFormIds: found.facebookFormIds,
        facebookPageId: found.facebookPageId,
        askedAt: found.askedAt,
      },
    });
}

function mine(workspaceId: WorkspaceId, facebookFormId: string) {
  return and(eq(readForms.workspaceId, workspaceId), eq(readForms.facebookFormId, facebookFormId));
}
