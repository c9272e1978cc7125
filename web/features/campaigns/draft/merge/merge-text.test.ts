import { openRandom, seed } from '#tests/proof/chance.ts';
import { expect, test } from 'vitest';
import { mergeText } from './merge-text.ts';

test.each([
  [
    'different words',
    'warm rooms all winter',
    'cosy rooms all winter',
    'warm rooms all year',
    'cosy rooms all year',
  ],
  ['only theirs', 'warm', 'warm', 'warm and dry', 'warm and dry'],
  ['one adds, the other takes out', 'a b c', 'a c', 'a b c d', 'a c d'],
  ['the same on both sides', 'a b', 'a x b', 'a x b', 'a x b'],
  ['a word that is being typed', 'cheap wint', 'cheap winter', 'cheap wint check', 'cheap winter check'],
  ['everything mine, and more', 'a', 'a b', 'a b c', 'a b c'],
  ['nothing before', '', 'a b', 'a b', 'a b'],
])('what two have changed is merged: %s', (_what, base, mine, theirs, text) => {
  expect(mergeText({ base, mine, theirs })).toEqual({ text, isDisputed: false });
  expect(mergeText({ base, mine: theirs, theirs: mine })).toEqual({ text, isDisputed: false });
});

test.each([
  ['the same word', 'a warm house', 'a cosy house', 'a dry house', 'a dry cosy house'],
  ['the same place', 'Hello', 'Hello world', 'Hello there', 'Hello there world'],
  ['both from nothing', '', 'Bergen Rør', 'Rør AS', 'Bergen Rør AS'],
  ['everything', 'one two', 'three', 'four five', 'four five three'],
])('where both changed the same words, both stand and it is said: %s', (_what, base, mine, theirs, text) => {
  expect(mergeText({ base, mine, theirs })).toEqual({ text, isDisputed: true });
});

test('no word that either has written is lost, and none comes twice', () => {
  const random = openRandom(`${seed} merged texts`);
  const draw = (most: number) => Math.floor(random() * most);
  for (let round = 0; round < 2000; round += 1) {
    const base = Array.from({ length: draw(8) }, (_, n) => `w${n}`);
    const [mine, theirs] = ['m', 't'].map((who) => {
      const words = [...base];
      for (let change = 0; change <= draw(4); change += 1) {
        const at = draw(words.length + 1);
        words.splice(at, draw(2), ...(draw(4) > 0 ? [`${who}${change}`] : []));
      }
      return words;
    });
    const sides = { base: base.join(' '), mine: mine!.join(' '), theirs: theirs!.join(' ') };
    const merged = mergeText(sides).text.split(/\s+/).filter(Boolean);
    const isNew = (word: string) => !base.includes(word);
    expect(merged).toEqual(expect.arrayContaining([...mine!, ...theirs!].filter(isNew)));
    for (const word of base.filter((one) => mine!.includes(one) && theirs!.includes(one)))
      expect(merged).toContain(word);
    expect(new Set(merged).size).toBe(merged.length);
  }
});
