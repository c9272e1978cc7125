import type { Comment } from '#contract/comments.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { listPersonNames } from '../people/queries.ts';
import type { CommentRow } from './queries.ts';
import { mayRemove } from './rules.ts';

/** Comments as this reader is told them. */
export async function presentComments(
  { db }: Pick<AppContext, 'db'>,
  person: Person,
  rows: CommentRow[],
): Promise<Comment[]> {
  const names = await listPersonNames(
    db,
    rows.flatMap(({ mentions }) => mentions),
  );
  return rows.map(({ id, spot, authorId, authorName: by, words, mentions, resolvedBy, ...row }) => {
    const isMine = authorId === person.id;
    return {
      id,
      spot,
      by,
      isMine,
      canRemove: mayRemove(person, { authorId }),
      words,
      mentioned: mentions.flatMap((one) => names.get(one) ?? []),
      createdAt: row.createdAt.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      resolvedAt: row.resolvedAt?.toISOString() ?? null,
      resolvedBy,
    };
  });
}
