import { expect, test } from 'vitest';
import { compareOrder } from './live-columns.tsx';
import { nextSort } from './next-sort.ts';

test('figures stand by size, statuses by their letters, and nothing before everything', () => {
  expect([[30], [4], [undefined], [100]].toSorted(([one], [other]) => compareOrder(one, other))).toEqual([
    [undefined],
    [4],
    [30],
    [100],
  ]);
  expect(['PAUSED', 'ACTIVE'].toSorted(compareOrder)).toEqual(['ACTIVE', 'PAUSED']);
});

test('choosing a column again turns its order round, and a third time leaves it', () => {
  const largest = nextSort(undefined, 'spend', true);
  expect(largest).toEqual({ id: 'spend', desc: true });
  const smallest = nextSort(largest, 'spend', true);
  expect(smallest).toEqual({ id: 'spend', desc: false });
  expect(nextSort(smallest, 'spend', true)).toBeUndefined();
  expect(nextSort(largest, 'name', false)).toEqual({ id: 'name', desc: false });
});
