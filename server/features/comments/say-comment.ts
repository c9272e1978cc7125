import { type Comment, commentLimits } from '#contract/comments.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { campaignTopic } from '../campaigns/queries.ts';
import { enforceRateLimit } from '../people/queries.ts';
import { listMembers } from '../workspaces/member-queries.ts';
import { getSubject } from './find-subject.ts';
import { writeMentionLetters } from './mention-letters.ts';
import { presentComments } from './present-comments.ts';
import { changeComment, type CommentRow, getComment, insertComment, stampComments } from './queries.ts';

interface Said {
  words: string;
  mentions: string[];
}

const mostAMinute = 30;

/** Keeps what somebody says about a campaign, and tells those who are mentioned. */
export async function addComment(
  ctx: AppContext,
  person: Person,
  { subject: asked, spot, words, mentions }: Said & { subject: string; spot: string | null },
): Promise<Comment> {
  await refuseFlood(ctx, person);
  const about = await getSubject(ctx, person.workspaceId, asked);
  const { subject } = about;
  const row = await ctx.db.transaction(async (tx) => {
    const { kept } = await stampComments(tx, person.workspaceId, subject);
    if (kept >= commentLimits.most) throw new Refusal('TOO_MANY_COMMENTS', { limit: commentLimits.most });
    const made = await insertComment(tx, person.workspaceId, {
      subject,
      spot,
      words,
      authorId: person.id,
      authorName: person.keyName ?? person.name,
      mentions: await membersAmong(tx, person, mentions),
      createdAt: new Date(ctx.now()),
    });
    await writeMentionLetters(ctx, tx, { about, comment: made, to: made.mentions });
    await ctx.signals.notify(tx, campaignTopic(person.workspaceId, subject));
    return made;
  });
  return presentOne(ctx, person, row);
}

/** Only who said it may say it otherwise; only who was not mentioned before is told. */
export async function editComment(
  ctx: AppContext,
  person: Person,
  { id, words, mentions }: Said & { id: string },
): Promise<Comment> {
  await refuseFlood(ctx, person);
  const before = await getComment(ctx.db, person.workspaceId, id);
  if (before.authorId !== person.id) throw new Refusal('COMMENT_NOT_YOURS');
  const about = await getSubject(ctx, person.workspaceId, before.subject);
  const row = await ctx.db.transaction(async (tx) => {
    const known = await membersAmong(tx, person, mentions);
    const editedAt = new Date(ctx.now());
    const comment = await changeComment(tx, person.workspaceId, { id, words, mentions: known, editedAt });
    const to = known.filter((one) => !before.mentions.includes(one));
    await writeMentionLetters(ctx, tx, { about, comment, to });
    await ctx.signals.notify(tx, campaignTopic(person.workspaceId, before.subject));
    return comment;
  });
  return presentOne(ctx, person, row);
}

export async function resolveComment(
  ctx: AppContext,
  person: Person,
  { id, isResolved }: { id: string; isResolved: boolean },
): Promise<Comment> {
  const row = await ctx.db.transaction(async (tx) => {
    const comment = await changeComment(tx, person.workspaceId, {
      id,
      resolvedAt: isResolved ? new Date(ctx.now()) : null,
      resolvedBy: isResolved ? (person.keyName ?? person.name) : null,
    });
    await ctx.signals.notify(tx, campaignTopic(person.workspaceId, comment.subject));
    return comment;
  });
  return presentOne(ctx, person, row);
}

function refuseFlood(ctx: AppContext, { id }: Person): Promise<void> {
  return enforceRateLimit(ctx, { key: `comments:${id}`, most: mostAMinute, withinMs: 60_000 });
}

async function membersAmong(tx: Database, { workspaceId }: Person, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const members = await listMembers(tx, workspaceId, 'see');
  return members.map(({ id }) => id).filter((id) => ids.includes(id));
}

async function presentOne(ctx: AppContext, person: Person, row: CommentRow): Promise<Comment> {
  const [comment] = await presentComments(ctx, person, [row]);
  return comment!;
}
