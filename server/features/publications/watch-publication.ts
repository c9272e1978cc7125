import type { Publication } from '#contract/publishing/publications.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { presentPublication } from './present.ts';
import { getPublication } from './queries.ts';
import { topicOf } from './topic.ts';

/** Shows the run as it is, and again whenever it moves, until it is finished or nobody looks any more. */
export async function* watchPublication(
  { db, signals }: AppContext,
  { workspaceId, language }: Person,
  { id, signal }: { id: string; signal: AbortSignal },
): AsyncGenerator<Publication> {
  for await (const _ of signals.follow(topicOf({ id }), signal)) {
    const row = await getPublication(db, workspaceId, id);
    yield presentPublication(row, { language });
    if (row.finishedAt) return;
  }
}
