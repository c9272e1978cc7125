import { expect, test } from 'vitest';
import { layLabels } from './map-labels.ts';
import { windowAround } from './map-window.ts';

const bergen = { name: 'Bergen', x: -257, y: -941, isChosen: true };
const around = windowAround([[-282, -966, -232, -916]]);

test('chosen places are named, and towns near them, none over another', () => {
  const labels = layLabels([bergen], ['NO'], around);
  expect(labels[0]).toEqual(bergen);
  expect(labels.length).toBeGreaterThan(2);
  expect(labels.filter(({ name }) => name === 'Bergen')).toHaveLength(1);
});

test('of two chosen places too close to name both, the first is named', () => {
  const neighbour = { name: 'Askøy', x: -259, y: -943, isChosen: true };
  const names = layLabels([bergen, neighbour], ['NO'], around).map(({ name }) => name);
  expect(names).toContain('Bergen');
  expect(names).not.toContain('Askøy');
});

test('all of Europe is not dotted with small towns', () => {
  const europe = windowAround([[-2500, -2000, 2500, 2000]]);
  const names = layLabels([], ['NO', 'SE'], europe).map(({ name }) => name);
  expect(names).toContain('Oslo');
  expect(names.length).toBeLessThan(8);
});
