import { getPerson, type PersonRow } from '#server/features/people/queries.ts';
import { listMemberIds } from '#server/features/workspaces/queries.ts';
import type { Database } from '#server/plumbing/database.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';

/** Whom a letter about a workspace's leads goes to. */
export async function listReaders(db: Database, workspaceId: WorkspaceId): Promise<PersonRow[]> {
  const readers: PersonRow[] = [];
  for (const id of await listMemberIds(db, workspaceId)) readers.push(await getPerson(db, id));
  return readers;
}
