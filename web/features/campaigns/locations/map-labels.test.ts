import { expect, test } from 'vitest';
import { layLabels } from './map-labels.ts';
import { windowAround } from './map-window.ts';

const bergen = { name: 'Bergen', x: -257, y: -941, isChosen: true };
const around = windowAround([[-282, -966, -232, -916]]);

test('chosen places are named, and towns near them, none over another', () => {
  const labels = layLabels([bergen], ['NO'], around);
  expect(labels[0]).toEqual({ ...bergen, side: 'right' });
  expect(labels.length).toBeGreaterThan(1);
  expect(labels.filter(({ name }) => name === 'Bergen')).toHaveLength(1);
});

test('of chosen places close to each other two are named, one on each side', () => {
  const others = ['Askøy', 'Sotra'].map((name, place) => ({
    ...bergen,
    name,
    x: bergen.x - 2 * (place + 1),
  }));
  const labels = layLabels([bergen, ...others], ['NO'], around).filter(({ isChosen }) => isChosen);
  expect(labels.map(({ name, side }) => [name, side])).toEqual([
    ['Bergen', 'right'],
    ['Askøy', 'left'],
  ]);
});

test('no name stands over another chosen place', () => {
  const neighbour = { ...bergen, name: 'Arna', x: bergen.x + 15 };
  const labels = layLabels([bergen, neighbour], ['NO'], around);
  expect(labels.slice(0, 2).map(({ side }) => side)).toEqual(['left', 'right']);
});

test('all of Europe is not dotted with small towns', () => {
  const europe = windowAround([[-2500, -2000, 2500, 2000]]);
  const names = layLabels([], ['NO', 'SE'], europe).map(({ name }) => name);
  expect(names).toContain('Oslo');
  expect(names.length).toBeLessThan(8);
});
