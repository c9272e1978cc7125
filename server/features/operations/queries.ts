import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isAmong } from '#server/platform/database/columns.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, desc, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { operations } from './tables.ts';

export type OperationRow = typeof operations.$inferSelect;
type NewOperation = Omit<typeof operations.$inferInsert, 'workspaceId'>;

const mine = (workspaceId: WorkspaceId, id: string) =>
  and(eq(operations.workspaceId, workspaceId), eq(operations.id, id));
const isRunning = eq(operations.status, 'running');

/** Until the transaction is over, nobody else begins an operation or takes one back in this workspace. */
export async function holdOperations(tx: Database, workspaceId: WorkspaceId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`operations:${workspaceId}`}, 0))`);
}

/** A neighbour's is simply not found. */
export async function getOperation(db: Database, workspaceId: WorkspaceId, id: string) {
  const row = await findOperation(db, workspaceId, id);
  if (!row) throw new Refusal('CHANGE_NOT_FOUND');
  return row;
}

export async function findOperation(db: Database, workspaceId: WorkspaceId, id: string) {
  const [row] = await db.select().from(operations).where(mine(workspaceId, id));
  return row;
}

/** One under way that takes this one back. */
export async function findRunningUndo(db: Database, workspaceId: WorkspaceId, undoes: string) {
  const [row] = await db
    .select()
    .from(operations)
    .where(and(eq(operations.workspaceId, workspaceId), eq(operations.undoes, undoes), isRunning));
  return row;
}

export async function insertOperation(tx: Database, workspaceId: WorkspaceId, operation: NewOperation) {
  const [row] = await tx
    .insert(operations)
    .values({ ...operation, workspaceId })
    .returning();
  return row!;
}

/** Changes one that still runs; undefined once it has ended. */
export async function updateRunningOperation(
  db: Database,
  workspaceId: WorkspaceId,
  { id, ...news }: Pick<OperationRow, 'id'> & Partial<OperationRow>,
): Promise<OperationRow | undefined> {
  const [row] = await db
    .update(operations)
    .set(news)
    .where(and(mine(workspaceId, id), isRunning))
    .returning();
  return row;
}

/** Those under way, and those that ended since then; in the order in which they began. */
export function listMovingOperations(
  db: Database,
  workspaceId: WorkspaceId,
  { endedSince }: { endedSince?: Date } = {},
): Promise<OperationRow[]> {
  const isMoving = endedSince ? or(isRunning, gte(operations.finishedAt, endedSince)) : isRunning;
  return db
    .select()
    .from(operations)
    .where(and(eq(operations.workspaceId, workspaceId), isMoving))
    .orderBy(operations.startedAt);
}

/** What adds to what an ad account may spend: under way, or a publication since then that nobody has taken back. */
export function listSpendingOperations(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, publishedSince }: { adAccountId: string; publishedSince: Date },
) {
  const { subject, facebookCampaignId, finishedAt, status, spends } = operations;
  const isThere = sql`${operations.details} ->> 'kind' = 'publication' and ${status} = 'done' and not exists (
    select 1 from ${operations} as later
    where later.workspace_id = ${workspaceId} and later.facebook_campaign_id = ${facebookCampaignId}
      and later.details ->> 'kind' in ('publication-undo', 'deletion') and later.status = 'done')`;
  return db
    .select({ subject, facebookCampaignId, status, spends })
    .from(operations)
    .where(
      and(
        eq(operations.workspaceId, workspaceId),
        eq(operations.adAccountId, adAccountId),
        isNotNull(spends),
        or(isRunning, and(gte(finishedAt, publishedSince), isThere)),
      ),
    );
}

/** Of all workspaces: those still under way that were to be begun before then. */
export function listOverdueOperations(db: Database, before: Date) {
  const { id, workspaceId, dueAt, details } = operations;
  return db
    .select({ id, workspaceId, details })
    .from(operations)
    .where(and(isRunning, lt(dueAt, before)));
}

/** Newest first; those that came after `before`, by its id. */
export function listOperationsOf(
  db: Database,
  workspaceId: WorkspaceId,
  {
    facebookCampaignId,
    before,
    atMost,
  }: { facebookCampaignId: string; before: string | undefined; atMost: number },
): Promise<OperationRow[]> {
  return db
    .select()
    .from(operations)
    .where(
      and(
        eq(operations.workspaceId, workspaceId),
        eq(operations.facebookCampaignId, facebookCampaignId),
        before === undefined
          ? undefined
          : sql`(${operations.startedAt}, ${operations.id}) < (
          select started_at, id from ${operations} where ${mine(workspaceId, before)}
        )`,
      ),
    )
    .orderBy(desc(operations.startedAt), desc(operations.id))
    .limit(atMost);
}

/** The newest about any of these subjects, newest first. */
export function listNewestOperations(
  db: Database,
  workspaceId: WorkspaceId,
  { subjects, atMost }: { subjects: string[]; atMost: number },
): Promise<OperationRow[]> {
  return db
    .select()
    .from(operations)
    .where(and(eq(operations.workspaceId, workspaceId), inArray(operations.subject, subjects)))
    .orderBy(desc(operations.startedAt))
    .limit(atMost);
}

/** Every operation on these campaigns, or about these matters, that was begun since then. */
export function listOperationsSince(
  db: Database,
  workspaceId: WorkspaceId,
  {
    facebookCampaignIds,
    subjects = [],
    since,
  }: { facebookCampaignIds: string[]; subjects?: string[]; since: Date },
): Promise<OperationRow[]> {
  return db
    .select()
    .from(operations)
    .where(
      and(
        eq(operations.workspaceId, workspaceId),
        or(
          inArray(operations.facebookCampaignId, facebookCampaignIds),
          inArray(operations.subject, subjects),
        ),
        gte(operations.startedAt, since),
      ),
    );
}

/** For each campaign the operation that switched it last, where one was done here: of some campaigns, or of an ad account's. */
export function listNewestSwitches(
  db: Database,
  workspaceId: WorkspaceId,
  which: { facebookCampaignIds: string[] } | { adAccountId: string },
) {
  const { facebookCampaignId, personId, keyName, details, finishedAt, status } = operations;
  return db
    .selectDistinctOn([facebookCampaignId], { facebookCampaignId, personId, keyName, details, finishedAt })
    .from(operations)
    .where(
      and(
        eq(operations.workspaceId, workspaceId),
        'adAccountId' in which
          ? eq(operations.adAccountId, which.adAccountId)
          : isAmong(facebookCampaignId, which.facebookCampaignIds),
        eq(status, 'done'),
        isNotNull(facebookCampaignId),
        sql`${details}->>'kind' = 'status' and coalesce(${details}->>'target', 'campaign') = 'campaign'`,
      ),
    )
    .orderBy(facebookCampaignId, desc(finishedAt));
}
