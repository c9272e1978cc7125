import type { Person } from '#server/platform/crypto/sessions.ts';
import type { CommentRow } from './queries.ts';

/** One's own. */
export function mayRemove(person: Pick<Person, 'id'>, { authorId }: Pick<CommentRow, 'authorId'>): boolean {
  return authorId === person.id;
}
