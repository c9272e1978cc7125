import { openTestDatabase } from '#tests/test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { openSignals } from './signals.ts';

const database = await openTestDatabase();
const { db } = database;
const signals = await openSignals(database);
afterAll(async () => {
  await signals.close();
  await database.close();
});

/** Counts what is heard on a topic; `until` resolves once that many were. */
function listen(topic: string) {
  const stop = new AbortController();
  let heard = 0;
  let look = () => undefined as void;
  const listening = (async () => {
    for await (const _ of signals.follow(topic, stop.signal)) {
      heard += 1;
      look();
    }
  })();
  return {
    count: () => heard,
    until: (wanted: number) =>
      new Promise<void>((resolve) => {
        look = () => void (heard >= wanted && resolve());
        look();
      }),
    async leave() {
      stop.abort();
      await listening;
    },
  };
}

test('who follows looks once at the start, and again when something has happened', async () => {
  const kari = listen('run:1');
  await kari.until(1);
  await db.transaction((tx) => signals.notify(tx, 'run:1'));
  await kari.until(2);
  await kari.leave();
  expect(kari.count()).toBe(2);
});

test('what was rolled back is not heard, nor what happened elsewhere', async () => {
  const kari = listen('run:2');
  await kari.until(1);
  const undone = db.transaction(async (tx) => {
    await signals.notify(tx, 'run:2');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction((tx) => signals.notify(tx, 'run:3'));
  await db.transaction((tx) => signals.notify(tx, 'run:2'));
  await kari.until(2);
  await kari.leave();
  expect(kari.count()).toBe(2);
});
