import type { Database } from '#server/platform/database/database.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { draftIds } from '../campaigns/queries.ts';
import { approvals, campaignShares } from './tables.ts';

export type ApprovalRow = typeof approvals.$inferSelect;

const mine = (workspaceId: WorkspaceId, id: string) =>
  and(eq(approvals.workspaceId, workspaceId), eq(approvals.id, id));
const about = (workspaceId: WorkspaceId, campaignId: string) =>
  and(eq(approvals.workspaceId, workspaceId), eq(approvals.campaignId, campaignId));
/** Nobody has answered it, called it back or waited too long. */
const mayDecide = (now: number) =>
  and(isNull(approvals.decision), isNull(approvals.revokedAt), gt(approvals.expiresAt, new Date(now)));

export async function insertApproval(tx: Database, row: typeof approvals.$inferInsert): Promise<ApprovalRow> {
  const [made] = await tx.insert(approvals).values(row).returning();
  return made!;
}

/** All questions about a campaign, the newest first. */
export function listApprovals(
  db: Database,
  workspaceId: WorkspaceId,
  campaignId: string,
): Promise<ApprovalRow[]> {
  return db.select().from(approvals).where(about(workspaceId, campaignId)).orderBy(desc(approvals.askedAt));
}

/** The same, which nobody else may answer or call back until the transaction ends. */
export function holdApprovals(
  tx: Database,
  workspaceId: WorkspaceId,
  campaignId: string,
): Promise<ApprovalRow[]> {
  return tx
    .select()
    .from(approvals)
    .where(about(workspaceId, campaignId))
    .orderBy(asc(approvals.id))
    .for('update');
}

/** The newest question about each draft. */
export function listNewestOfDrafts(db: Database, workspaceId: WorkspaceId): Promise<ApprovalRow[]> {
  return db
    .selectDistinctOn([approvals.campaignId])
    .from(approvals)
    .where(
      and(
        eq(approvals.workspaceId, workspaceId),
        isNull(approvals.revokedAt),
        inArray(approvals.campaignId, draftIds(db, workspaceId)),
      ),
    )
    .orderBy(approvals.campaignId, desc(approvals.askedAt));
}

export async function findApproval(db: Database, workspaceId: WorkspaceId, id: string) {
  const [row] = await db.select().from(approvals).where(mine(workspaceId, id));
  return row;
}

/** Whichever workspace it belongs to: whoever asks is held to that. */
export async function findAnyApproval(db: Database, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await db.select().from(approvals).where(eq(approvals.id, id));
  return row;
}

/** The newest that were asked of a member. */
export function listAskedOf(
  db: Database,
  workspaceId: WorkspaceId,
  personId: string,
): Promise<ApprovalRow[]> {
  return db
    .select()
    .from(approvals)
    .where(and(eq(approvals.workspaceId, workspaceId), eq(approvals.recipientId, personId)))
    .orderBy(desc(approvals.askedAt))
    .limit(100);
}

/** Whoever holds the token may answer it; that is all they need. Undefined for every token that leads nowhere any more. */
export async function findByToken(db: Database, tokenHash: string, now: number) {
  const [row] = await db
    .select()
    .from(approvals)
    .where(and(eq(approvals.tokenHash, tokenHash), mayDecide(now)));
  return row;
}

export async function changeApproval(
  tx: Database,
  { id, workspaceId }: Pick<ApprovalRow, 'id' | 'workspaceId'>,
  changes: Partial<ApprovalRow>,
): Promise<ApprovalRow> {
  const [row] = await tx.update(approvals).set(changes).where(mine(workspaceId, id)).returning();
  return row!;
}

/** Of two who answer at once one does; undefined for the other, and where it is too late. */
export async function answerApproval(
  tx: Database,
  { id, workspaceId }: Pick<ApprovalRow, 'id' | 'workspaceId'>,
  { decidedAt, ...answer }: Partial<ApprovalRow> & { decidedAt: Date },
): Promise<ApprovalRow | undefined> {
  const [row] = await tx
    .update(approvals)
    .set({ ...answer, decidedAt })
    .where(and(mine(workspaceId, id), mayDecide(decidedAt.getTime())))
    .returning();
  return row;
}

export async function noteOpened(tx: Database, { id }: Pick<ApprovalRow, 'id'>, at: Date): Promise<void> {
  await tx
    .update(approvals)
    .set({ openedAt: sql`coalesce(${approvals.openedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(approvals.id, id));
}

/** Lets a member see a campaign who sees only what was shared with them. */
export async function shareCampaign(
  tx: Database,
  workspaceId: WorkspaceId,
  { campaignId, personId }: { campaignId: string; personId: string },
): Promise<void> {
  await tx.insert(campaignShares).values({ workspaceId, campaignId, personId }).onConflictDoNothing();
}
