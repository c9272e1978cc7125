import { runInContext } from '#server/platform/log/request-context.ts';
import type { AppContext } from '#server/app-context.ts';
import { checkDatabase } from '#server/platform/database/database.ts';
import { Hono } from 'hono';

/** `/healthz` answers while the process lives, `/readyz` when database, queue and storage answer. */
export function health({ db, queue, storage }: AppContext): Hono {
  const parts = {
    database: () => checkDatabase(db),
    queue: () => queue.ready(),
    storage: () => storage.ready(),
  };

  return new Hono()
    .get('/healthz', (c) => c.json({ alive: true }))
    .get('/readyz', async (c) => {
      // For the server's own sake: this waits behind nobody who asks from the same place.
      const checked = await runInContext({ id: crypto.randomUUID() }, () =>
        Promise.all(Object.entries(parts).map(look)),
      );
      const isReady = checked.every(([, answers]) => answers);
      return c.json({ ready: isReady, ...Object.fromEntries(checked) }, isReady ? 200 : 503);
    });
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
