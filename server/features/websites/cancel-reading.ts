import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { getReading, type ReadingRow, updateReading } from './queries.ts';
import { readingTopic } from './reading-names.ts';

/** Ends a reading where it is; whoever reads hears of it. One that is over stays as it is. */
export function cancelReading(
  { db, signals }: AppContext,
  { workspaceId }: Person,
  id: string,
): Promise<ReadingRow> {
  return db.transaction(async (tx) => {
    await updateReading(tx, workspaceId, { id, changes: { status: 'cancelled' } });
    await signals.notify(tx, readingTopic(id));
    return getReading(tx, workspaceId, id);
  });
}
