import { expect, test } from 'vitest';
import { bearsOtherName, chosenToErase } from './erasure.ts';

const found = [
  { id: 'own', name: 'Kari Nordmann' },
  { id: 'again', name: ' kari  NORDMANN ' },
  { id: 'nameless', name: null },
  { id: 'daughter', name: 'Ida Nordmann' },
  { id: 'son', name: 'Per Nordmann' },
];

test('who has the same number and another name is asked about, and stays unless added', () => {
  expect(found.filter(bearsOtherName(found, 'own')).map(({ id }) => id)).toEqual(['daughter', 'son']);
  expect(chosenToErase(found, { id: 'own', added: [] })).toEqual(['own', 'again', 'nameless']);
  expect(chosenToErase(found, { id: 'own', added: ['son', 'stranger'] })).toEqual([
    'own',
    'again',
    'nameless',
    'son',
  ]);
});

test('a lead without a name is nobody else', () => {
  expect(chosenToErase(found, { id: 'nameless', added: [] })).toHaveLength(found.length);
});
