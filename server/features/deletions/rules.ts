import type { Left } from '#contract/people/deletions.ts';
import type { Role } from '#contract/people/roles.ts';

interface Share {
  role: Role;
  members: number;
  owners: number;
}

/** What becomes of a workspace without this member. */
export function fateOf({ role, members, owners }: Share): Left['fate'] {
  if (members === 1) return 'goes';
  return role === 'owner' && owners === 1 ? 'held' : 'stays';
}
