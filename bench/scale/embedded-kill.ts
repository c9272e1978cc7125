import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEmbedded } from '#server/platform/database/embedded-database.ts';
import { Queue } from '#server/platform/queue/queue.ts';
import { clearGround, makeGround, startProduct } from '#tests/journeys/run-product.ts';
import { linkAccounts } from '#tests/linked-accounts.ts';
import { visitProduct } from '../visit-product.ts';
import { keepFresh } from './clock.ts';
import { accountOf } from './link-accounts.ts';
import { workedMs } from './processor-time.ts';
import { mix } from './sizes.ts';
import { startMeta } from './start-meta.ts';

const secret = 'a secret for the bench, long enough to be one';
const kills = 3;
const readsMs = 15_000;

/** How long the embedded database and its server take to start after a kill while ad accounts are read for the first time, and what of that they work; the longest of some. */
export async function startAfterKills(): Promise<{ ms: number; workedMs: number }> {
  const ground = await makeGround();
  const meta = await startMeta(ground.sandboxPort);
  const settings = { SANDBOX_URL: `http://127.0.0.1:${ground.sandboxPort}`, SECRET: secret };
  let product = await startProduct(ground, settings);
  try {
    const kari = await visitProduct(ground).open().join();
    await kari.connect();
    const { id: personId } = await kari.ask.people.me();
    const like = await kari.workspaceId();
    await product.stop();
    const database = await openEmbedded(join(ground.dataDir, 'database'));
    const accounts = mix.map((size, number) => accountOf(size, number));
    await linkAccounts({ db: database.db, secret, like, personId }, accounts);
    const queue = new Queue(database, (error) => console.error(error));
    await queue.open([]);
    await queue.add(database.db, keepFresh, {}, { key: 'bench' });
    await queue.close();
    await database.close();
    product = await startProduct(ground, settings);
    let longest = { ms: 0, workedMs: 0 };
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(readsMs);
      await product.kill();
      const startedAt = performance.now();
      product = await startProduct(ground, settings);
      const ms = performance.now() - startedAt;
      if (ms > longest.ms) longest = { ms, workedMs: await workedMs(product.pid) };
    }
    return longest;
  } finally {
    await product.stop();
    meta.kill();
    await clearGround(ground);
  }
}
