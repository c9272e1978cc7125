import { expect, test } from 'vitest';
import { openGate } from './gate.ts';

test('no more than a few are inside at a time, in the order they came, whatever becomes of them', async () => {
  const through = openGate(2);
  const begun: number[] = [];
  let inside = 0;
  let most = 0;
  const work = (place: number) =>
    through(async () => {
      begun.push(place);
      inside += 1;
      most = Math.max(most, inside);
      await new Promise(setImmediate);
      inside -= 1;
      if (place % 2 === 1) throw new Error('failed');
      return place;
    });
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, place) => work(place)));

  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await work(10)).toBe(10);
});

/** Holds the gate until it is told to go on, so that everybody else has to wait. */
function holdOpen(through: ReturnType<typeof openGate>): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void through(() => promise);
  return resolve;
}

test('who brings little does not wait for all of who brings much', async () => {
  const through = openGate(1);
  const goOn = holdOpen(through);
  const done: string[] = [];
  const bring = (lane: string, name: string) => through(async () => void done.push(name), { lane });
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => bring('a', name)),
    bring('b', 'b1'),
    bring('c', 'c1'),
  ];
  goOn();
  await Promise.all(all);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
});

test('what takes more places waits until they are free, and is not passed by for ever', async () => {
  const through = openGate(2);
  const goOn = holdOpen(through);
  const done: string[] = [];
  const large = through(async () => void done.push('large'), { lane: 'a', places: 5 });
  const small = through(async () => void done.push('small'), { lane: 'b' });
  await new Promise(setImmediate);
  expect(done).toEqual([]);
  goOn();
  await Promise.all([large, small]);
  expect(done).toEqual(['large', 'small']);
});

test('nothing is done for who has hung up while waiting, and the next does not wait for them', async () => {
  const through = openGate(1);
  const goOn = holdOpen(through);
  const asking = new AbortController();
  const done: string[] = [];
  const given = through(async () => void done.push('given up'), { until: asking.signal });
  const next = through(async () => void done.push('next'));
  asking.abort(new Error('hung up'));
  goOn();
  await expect(given).rejects.toThrow('hung up');
  await next;
  expect(done).toEqual(['next']);
});
