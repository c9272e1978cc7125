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
