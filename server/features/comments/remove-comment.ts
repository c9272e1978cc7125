import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { noteDeed } from '../audit-log/write-line.ts';
import { campaignTopic } from '../campaigns/queries.ts';
import { mayRemove } from './rules.ts';
import { deleteComment, getComment } from './queries.ts';

/** Removes a comment; that of somebody else is told in the log. */
export async function removeComment(ctx: AppContext, person: Person, id: string): Promise<void> {
  const comment = await getComment(ctx.db, person.workspaceId, id);
  if (!mayRemove(person, comment)) throw new Refusal('COMMENT_NOT_YOURS');
  await ctx.db.transaction(async (tx) => {
    await deleteComment(tx, person.workspaceId, id);
    await ctx.signals.notify(tx, campaignTopic(person.workspaceId, comment.subject));
    if (comment.authorId === person.id) return;
    const subject = { kind: 'comment', id, name: comment.authorName };
    await noteDeed(tx, person, { at: ctx.now(), deed: 'comment-removed', subject });
  });
}
