import type { Reading } from '#contract/websites/reading.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { isOver, presentReading } from './present-reading.ts';
import { getReading } from './queries.ts';
import { readingTopic } from './reading-names.ts';

/** Shows what is known so far, and again whenever there is more, until it is over or nobody looks any more. */
export async function* watchReading(
  { db, signals }: AppContext,
  { workspaceId }: Person,
  { id, signal }: { id: string; signal: AbortSignal },
): AsyncGenerator<Reading> {
  for await (const _ of signals.follow(readingTopic(id), signal)) {
    const reading = presentReading(await getReading(db, workspaceId, id));
    yield reading;
    if (isOver(reading)) return;
  }
}
