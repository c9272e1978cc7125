import { expect, test } from 'vitest';
import { findEntries, putFirst, type PaletteGroup } from './palette-entries.ts';

const entry = (name: string, also?: string) => ({
  id: name,
  name,
  ...(also && { also }),
  icon: null,
  choose: () => undefined,
});
const groups: PaletteGroup[] = [
  { name: 'Pages', entries: [entry('Dashboard', 'home'), entry('Leads')] },
  { name: 'Campaigns', entries: [entry('Winter check', '120001'), entry('Check of gutters, winter')] },
];
const namesOf = (text: string) =>
  findEntries(groups, text).map(({ entries }) => entries.map(({ name }) => name));

test('what holds every word is found, in any order, whatever the size of its letters', () => {
  expect(namesOf('winter CHECK')).toEqual([['Winter check', 'Check of gutters, winter']]);
  expect(namesOf('gutters winter')).toEqual([['Check of gutters, winter']]);
});

test('a page is found by its other name, and a campaign by its id', () => {
  expect(namesOf('home')).toEqual([['Dashboard']]);
  expect(namesOf('120001')).toEqual([['Winter check']]);
});

test('nothing typed shows all, up to what fits, and what is nowhere shows nothing', () => {
  expect(namesOf(' ')).toEqual([
    ['Dashboard', 'Leads'],
    ['Winter check', 'Check of gutters, winter'],
  ]);
  const many = Array.from({ length: 20 }, (_, place) => entry(`Campaign ${place}`));
  expect(findEntries([{ name: 'Campaigns', entries: many }], '')[0]!.entries).toHaveLength(7);
  expect(namesOf('xyzzy')).toEqual([]);
});

test('of ten thousand no more are made than are shown', () => {
  let made = 0;
  function* all() {
    for (; made < 10_000; made += 1) yield entry(`Campaign ${made}`);
  }
  expect(findEntries([{ name: 'Campaigns', entries: all() }], '')[0]!.entries).toHaveLength(7);
  expect(made).toBeLessThan(8);
});

test('what was chosen last stands in front, and nowhere else', () => {
  const first = putFirst(groups, ['120001', 'Check of gutters, winter', 'Leads', 'gone'], 'Recently used');
  expect(findEntries(first, '').map(({ name, entries }) => [name, entries.map(({ id }) => id)])).toEqual([
    ['Recently used', ['Check of gutters, winter', 'Leads']],
    ['Pages', ['Dashboard']],
    ['Campaigns', ['Winter check']],
  ]);
  expect(putFirst(groups, [], 'Recently used')).toBe(groups);
});

test('a group may show fewer than the others', () => {
  const few = [{ name: 'Pages', most: 1, entries: [entry('One page'), entry('Another page')] }];
  expect(findEntries(few, 'page')[0]!.entries).toHaveLength(1);
});
