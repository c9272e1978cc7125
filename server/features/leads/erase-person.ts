import type { House } from '#server/house.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { getLead, insertErased, lockLeads, removePersonsLeads } from './queries.ts';

/** Erases somebody: all their leads here, and whatever waits to be told of them. Answers how many leads that were. */
export function erasePerson(
  { db, queue, now }: House,
  workspaceId: WorkspaceId,
  leadId: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockLeads(tx, workspaceId);
    const removed = await removePersonsLeads(tx, workspaceId, await getLead(tx, workspaceId, leadId));
    await insertErased(tx, workspaceId, { removed, erasedAt: new Date(now()) });
    await queue.forget(
      tx,
      removed.map(({ id }) => id),
    );
    return removed.length;
  });
}
