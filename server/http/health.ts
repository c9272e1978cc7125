import { runInContext } from '#server/platform/log/request-context.ts';
import type { AppContext } from '#server/app-context.ts';
import { checkRoom } from '#server/gateways/storage/folder-storage.ts';
import { isUuid } from '#server/platform/is-uuid.ts';
import { checkDatabase } from '#server/platform/database/database.ts';
import { Hono } from 'hono';

const startedAt = new Date().toISOString();

/** `/healthz` answers while the process lives, and since when; `/readyz` when database, queue and storage answer and have room. */
export function health({ db, queue, storage, seal, settings }: AppContext): Hono {
  const parts = {
    database: () => checkDatabase(db),
    queue: () => queue.ready(),
    // With files in a bucket, the embedded database still needs room.
    storage: () => Promise.all([storage.ready(), settings.databaseUrl ?? checkRoom(settings.dataDir)]),
  };

  return new Hono()
    .get('/healthz', (c) => {
      const nonce = c.req.query('nonce') ?? '';
      return c.json({ alive: true, startedAt, ...(isUuid(nonce) && { mark: seal.sign(markOf(nonce)) }) });
    })
    .get('/readyz', async (c) => {
      // For the server's own sake: this waits behind nobody who asks from the same place.
      const checked = await runInContext({ id: crypto.randomUUID() }, () =>
        Promise.all(Object.entries(parts).map(look)),
      );
      const isReady = checked.every(([, answers]) => answers);
      return c.json({ ready: isReady, ...Object.fromEntries(checked) }, isReady ? 200 : 503);
    });
}

/** What only this installation can sign: by it somebody from outside knows it again. */
export function markOf(nonce: string): string {
  return `here ${nonce}`;
}

async function look([name, check]: [string, () => Promise<unknown>]): Promise<
  [name: string, answers: boolean]
> {
  try {
    await check();
    return [name, true];
  } catch {
    return [name, false];
  }
}
