import type { AppContext } from '#server/app-context.ts';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { enforceRateLimit } from '../people/queries.ts';
import { countUnderWay, getReading, insertReading, type ReadingRow } from './queries.ts';
import { readingTopic } from './reading-names.ts';
import { runReading } from './run-reading.ts';
import { wholeAddress } from './website-address.ts';

/** Far more than anybody needs, and an end to what others' websites are visited for somebody's program. */
const limit = { most: 20, withinMs: 3_600_000 };
/** Fewer than are read side by side, so that nobody else waits for them. */
const mostAtOnce = 3;

/** Promises to read a website. One that was asked for before under the same id stays as it is. */
export function readWebsite(
  { db, queue, signals, now }: AppContext,
  { workspaceId }: Person,
  { id = crypto.randomUUID(), address: typed }: { id?: string | undefined; address: string },
): Promise<ReadingRow> {
  const address = wholeAddress(typed);
  if (!address) throw new Refusal('WEBSITE_ADDRESS_UNUSABLE');
  return db.transaction(async (tx) => {
    if (await insertReading(tx, workspaceId, { id, address, startedAt: new Date(now()) })) {
      await enforceRateLimit({ db: tx, now }, { key: `readings:${workspaceId}`, ...limit });
      // Who asks at the same time waits above.
      if ((await countUnderWay(tx, workspaceId)) > mostAtOnce) throw new Refusal('TOO_OFTEN', { minutes: 1 });
      await queue.add(tx, runReading, { workspaceId, id }, { key: id });
      await signals.notify(tx, readingTopic(id));
    }
    return getReading(tx, workspaceId, id);
  });
}
