import { expect, test } from 'vitest';
import { nextSort } from './next-sort.ts';

test('choosing a column again turns its order round, and a third time leaves it', () => {
  const largest = nextSort(undefined, 'spend', true);
  expect(largest).toEqual({ id: 'spend', desc: true });
  const smallest = nextSort(largest, 'spend', true);
  expect(smallest).toEqual({ id: 'spend', desc: false });
  expect(nextSort(smallest, 'spend', true)).toBeUndefined();
  expect(nextSort(largest, 'name', false)).toEqual({ id: 'name', desc: false });
});
