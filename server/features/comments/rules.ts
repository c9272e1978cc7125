import { may } from '#contract/people/roles.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import type { CommentRow } from './queries.ts';

/** One's own, and anybody's for whoever leads the workspace. */
export function mayRemove(
  { id, role }: Pick<Person, 'id' | 'role'>,
  { authorId }: Pick<CommentRow, 'authorId'>,
): boolean {
  return authorId === id || may(role, 'manage');
}
