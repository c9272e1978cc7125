import { operations } from '#server/features/operations/tables.ts';
import type { OperationRow } from '#server/features/operations/queries.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { and, desc, eq, gt, gte, inArray, isNull, lte, max, or } from 'drizzle-orm';
import { drifts } from './tables.ts';

export type DriftRow = typeof drifts.$inferSelect;
type NewDrift = Omit<typeof drifts.$inferInsert, 'workspaceId'>;

const mine = (workspaceId: WorkspaceId) => eq(drifts.workspaceId, workspaceId);
const isOpen = eq(drifts.state, 'open');

interface Which {
  adAccountId: string;
  /** Only what concerns this campaign: of it, or of all of its ad account. */
  facebookCampaignId?: string;
}

function concerns({ adAccountId, facebookCampaignId: id }: Which) {
  const isOfCampaign = id && or(eq(drifts.facebookCampaignId, id), isNull(drifts.facebookCampaignId));
  return and(eq(drifts.adAccountId, adAccountId), isOfCampaign || undefined);
}

/** What may be told by now and is open, or all of it, newest first: what concerns one campaign, or all in an ad account. */
export function listToldDrifts(
  db: Database,
  workspaceId: WorkspaceId,
  { now, isAll = false, ...which }: Which & { now: Date; isAll?: boolean },
): Promise<DriftRow[]> {
  return db
    .select()
    .from(drifts)
    .where(and(mine(workspaceId), isAll ? undefined : isOpen, concerns(which), lte(drifts.toldFrom, now)))
    .orderBy(desc(drifts.seenAt), drifts.id);
}

/** Of a campaign and all that is in it, or of an ad account itself. */
export function listOpenDriftsOf(db: Database, workspaceId: WorkspaceId, id: string): Promise<DriftRow[]> {
  const isOf = or(eq(drifts.facebookCampaignId, id), eq(drifts.objectId, id));
  return db
    .select()
    .from(drifts)
    .where(and(mine(workspaceId), isOpen, isOf));
}

export function listOpenDrifts(
  db: Database,
  workspaceId: WorkspaceId,
  objectIds: string[],
): Promise<DriftRow[]> {
  return db
    .select()
    .from(drifts)
    .where(and(mine(workspaceId), isOpen, inArray(drifts.objectId, objectIds)));
}

/** Those of which nobody knows for sure who did it, seen since then. */
export async function listUnexplained(
  db: Database,
  workspaceId: WorkspaceId,
  { adAccountId, seenSince }: { adAccountId: string; seenSince: Date },
): Promise<DriftRow[]> {
  const rows = await db
    .select()
    .from(drifts)
    .where(and(mine(workspaceId), isOpen, eq(drifts.adAccountId, adAccountId), gt(drifts.seenAt, seenSince)));
  return rows.filter(({ who }) => !who.isSure);
}

/** A neighbour's, or one that is dealt with, is simply not found. */
export async function getOpenDrift(db: Database, workspaceId: WorkspaceId, id: string): Promise<DriftRow> {
  const [row] = await db
    .select()
    .from(drifts)
    .where(and(mine(workspaceId), eq(drifts.id, id), isOpen));
  if (!row) throw new Refusal('DRIFT_NOT_FOUND');
  return row;
}

/** When something that concerns a campaign was last seen changed. */
export async function findLastDrift(db: Database, workspaceId: WorkspaceId, which: Which) {
  const [row] = await db
    .select({ at: max(drifts.seenAt) })
    .from(drifts)
    .where(and(mine(workspaceId), concerns(which)));
  return row?.at ?? undefined;
}

/** It was no foreign change. */
export async function removeDrift(tx: Database, workspaceId: WorkspaceId, id: string): Promise<void> {
  await tx.delete(drifts).where(and(mine(workspaceId), eq(drifts.id, id)));
}

export async function insertDrift(tx: Database, workspaceId: WorkspaceId, drift: NewDrift): Promise<void> {
  await tx
    .insert(drifts)
    .values({ ...drift, workspaceId })
    .onConflictDoNothing();
}

/** Changes one that is open; undefined where it is not. */
export async function updateOpenDrift(
  tx: Database,
  workspaceId: WorkspaceId,
  { id, ...news }: Pick<DriftRow, 'id'> & Partial<DriftRow>,
): Promise<DriftRow | undefined> {
  const [row] = await tx
    .update(drifts)
    .set(news)
    .where(and(mine(workspaceId), eq(drifts.id, id), isOpen))
    .returning();
  return row;
}

/** What is told of an object is told under the name it has now. */
export async function renameOpenDrifts(
  tx: Database,
  workspaceId: WorkspaceId,
  { objectId, objectName }: Pick<DriftRow, 'objectId' | 'objectName'>,
): Promise<void> {
  await tx
    .update(drifts)
    .set({ objectName })
    .where(and(mine(workspaceId), isOpen, eq(drifts.objectId, objectId)));
}

/** Every operation on an ad account that went on since then, whichever workspace and server asked for it. */
export function listOperationsOnAccount(
  db: Database,
  { adAccountId, since }: { adAccountId: string; since: Date },
): Promise<OperationRow[]> {
  return db
    .select()
    .from(operations)
    .where(
      and(
        eq(operations.adAccountId, adAccountId),
        or(isNull(operations.finishedAt), gte(operations.finishedAt, since)),
      ),
    )
    .orderBy(desc(operations.startedAt));
}
