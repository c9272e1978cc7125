import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { findLatestPublication, holdPublication, type PublicationRow, updatePublication } from './queries.ts';
import { topicOf } from './topic.ts';
import { undoOnMeta } from './undo-on-meta.ts';

/** Promises to remove what a run made. Its status and the job are written together; asking again changes nothing. */
export function undoPublication(
  { db, queue, signals }: AppContext,
  { workspaceId }: Person,
  id: string,
): Promise<PublicationRow> {
  return db.transaction(async (tx) => {
    const publication = await holdPublication(tx, workspaceId, id);
    if (publication.status === 'undoing') return publication;
    const latest = await findLatestPublication(tx, workspaceId, publication.campaignId);
    if (publication.status !== 'published' || latest?.id !== id)
      throw new Refusal('PUBLICATION_NOT_UNDOABLE');
    const undoing = await updatePublication(tx, publication, {
      status: 'undoing',
      problem: null,
      finishedAt: null,
    });
    await queue.add(tx, undoOnMeta, { workspaceId, id }, { key: id });
    await signals.notify(tx, topicOf(publication));
    return undoing;
  });
}
