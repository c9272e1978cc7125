import type { House } from '#server/house.ts';
import { checkDatabase } from '#server/plumbing/database.ts';
import { Hono } from 'hono';

/** `/healthz` answers while the process lives, `/readyz` when database, queue and storage answer. */
export function health({ db, queue, storage }: House): Hono {
  const parts = {
    database: () => checkDatabase(db),
    queue: () => queue.ready(),
    storage: () => storage.ready(),
  };

  return new Hono()
    .get('/healthz', (c) => c.json({ alive: true }))
    .get('/readyz', async (c) => {
      const checked = await Promise.all(
        Object.entries(parts).map(
          async ([name, check]) =>
            [
              name,
              await check().then(
                () => true,
                () => false,
              ),
            ] as const,
        ),
      );
      const isReady = checked.every(([, answers]) => answers);
      return c.json({ ready: isReady, ...Object.fromEntries(checked) }, isReady ? 200 : 503);
    });
}
