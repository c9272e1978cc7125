import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { and, arrayContains, asc, count, eq, max, notInArray, sql } from 'drizzle-orm';
import { campaignIds } from '../campaigns/queries.ts';
import { comments } from './tables.ts';

export type CommentRow = typeof comments.$inferSelect;

const mine = (workspaceId: WorkspaceId, id: string) =>
  and(eq(comments.workspaceId, workspaceId), eq(comments.id, id));
const about = (workspaceId: WorkspaceId, subject: string) =>
  and(eq(comments.workspaceId, workspaceId), eq(comments.subject, subject));

export function listComments(db: Database, workspaceId: WorkspaceId, subject: string): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(about(workspaceId, subject))
    .orderBy(asc(comments.createdAt), asc(comments.id));
}

export async function getComment(db: Database, workspaceId: WorkspaceId, id: string): Promise<CommentRow> {
  const [row] = await db.select().from(comments).where(mine(workspaceId, id));
  if (!row) throw new Refusal('COMMENT_NOT_FOUND');
  return row;
}

type NewComment = Pick<CommentRow, 'subject' | 'spot' | 'authorId' | 'authorName' | 'words' | 'createdAt'> & {
  mentions?: string[];
};

/** Keeps what a member has said, or a guest, who has a name and no id. */
export async function insertComment(tx: Database, workspaceId: WorkspaceId, comment: NewComment) {
  const [row] = await tx
    .insert(comments)
    .values({ ...comment, workspaceId })
    .returning();
  return row!;
}

export async function changeComment(
  tx: Database,
  workspaceId: WorkspaceId,
  { id, ...changes }: { id: string } & Partial<CommentRow>,
): Promise<CommentRow> {
  const [row] = await tx.update(comments).set(changes).where(mine(workspaceId, id)).returning();
  if (!row) throw new Refusal('COMMENT_NOT_FOUND');
  return row;
}

export async function deleteComment(tx: Database, workspaceId: WorkspaceId, id: string): Promise<void> {
  await tx.delete(comments).where(mine(workspaceId, id));
}

/** How many there are, and something that is another whenever one was added, changed or removed. */
export async function stampComments(db: Database, workspaceId: WorkspaceId, subject: string) {
  const { createdAt, editedAt, resolvedAt } = comments;
  const [row] = await db
    .select({
      kept: count(),
      said: max(createdAt),
      edited: max(editedAt),
      settled: count(resolvedAt),
      settledLast: max(resolvedAt),
    })
    .from(comments)
    .where(about(workspaceId, subject));
  return { kept: row!.kept, stamp: JSON.stringify(row) };
}

/** Mentions nobody who has no account any more. */
export async function forgetMentionsOf(tx: Database, personId: string): Promise<void> {
  const { mentions } = comments;
  await tx
    .update(comments)
    .set({ mentions: sql`array_remove(${mentions}, ${personId})` })
    .where(arrayContains(mentions, [personId]));
}

/** What was said of campaigns from here that are gone for good. */
export async function forgetComments(db: Database): Promise<void> {
  await db
    .delete(comments)
    .where(and(sql`length(${comments.subject}) = 36`, notInArray(comments.subject, campaignIds(db))));
}

/** Whatever was said of a campaign goes with it. */
export async function removeCommentsOf(tx: Database, workspaceId: WorkspaceId, subject: string) {
  await tx.delete(comments).where(about(workspaceId, subject));
}
