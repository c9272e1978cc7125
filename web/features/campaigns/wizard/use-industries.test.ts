import { expect, test } from 'vitest';
import { labelIn } from './use-industries.ts';

const list = [
  {
    name: 'Plumbing and heating',
    label: 'Rørlegger og varme',
    specialAdCategory: 'none' as const,
    pageWords: [],
  },
];

test('an industry is not called by its English name while its Norwegian one is on its way', () => {
  expect(labelIn(undefined, 'Plumbing and heating')).toBe('');
  expect(labelIn(list, 'Plumbing and heating')).toBe('Rørlegger og varme');
});

test('what an operator has added, or was typed before there was a list, is called what it is', () => {
  expect(labelIn(list, 'Reindeer')).toBe('Reindeer');
  expect(labelIn([], 'Reindeer')).toBe('Reindeer');
});
