import type { AppContext } from '#server/app-context.ts';
import { type DoerIn, noteDeed } from '../audit-log/write-line.ts';
import { hitRateLimit } from '../people/queries.ts';

const anHourMs = 3_600_000;

/** Writes into the log that an assistant has read leads: once an hour, however often it does. */
export async function noteReading(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id, person }: { id: string; person: DoerIn },
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const readings = await hitRateLimit(tx, `leads-read:${id}`, { now: at, withinMs: anHourMs });
    if (readings === 1) await noteDeed(tx, person, { at, deed: 'leads-read' });
  });
}
