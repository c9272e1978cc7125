import { openTestHouse } from '#tests/house.ts';
import { afterAll, expect, test } from 'vitest';
import { openUploadLocks } from './upload-locks.ts';

const { ctx, close } = await openTestHouse();
afterAll(() => close());

test('whoever comes later asks the one before to let go, and waits until it has', async () => {
  // Two servers that share nothing but the database.
  const [first, second] = [openUploadLocks(ctx).newLock('a'), openUploadLocks(ctx).newLock('a')];
  const { signal } = new AbortController();
  const events: string[] = [];
  await first.lock(signal, async () => {
    events.push('asked');
    await first.unlock();
  });
  await second.lock(signal, () => undefined);
  events.push('taken');
  expect(events).toEqual(['asked', 'taken']);
  await second.unlock();

  const third = openUploadLocks(ctx).newLock('a');
  await third.lock(signal, () => undefined);
  await third.unlock();
  expect(events).toEqual(['asked', 'taken']);
});

test('uploads do not wait for each other, and who gives up waiting is told', async () => {
  const locks = openUploadLocks(ctx);
  const { signal } = new AbortController();
  const [one, other, late] = [locks.newLock('one'), locks.newLock('other'), locks.newLock('one')];
  await one.lock(signal, () => undefined);
  await other.lock(signal, () => undefined);
  await expect(late.lock(AbortSignal.abort(), () => undefined)).rejects.toMatchObject({ status_code: 500 });
  await Promise.all([one.unlock(), other.unlock()]);
});
