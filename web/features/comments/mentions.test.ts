import { expect, test } from 'vitest';
import { mentionedIn, splitMentions, suggest } from './mentions.ts';

const people = [
  { id: '1', name: 'Ola Nordmann' },
  { id: '2', name: 'Ola' },
  { id: '3', name: 'محمد' },
];

test.each([
  ['Ask @', ['Ola Nordmann', 'Ola', 'محمد']],
  ['Ask @nor', ['Ola Nordmann']],
  ['Ask @Ola ', ['Ola Nordmann']],
  ['@م', ['محمد']],
  ['kari@ola', []],
  ['Ask @nobody', []],
])('an @ offers whom it could mean: %s', (words, names) => {
  expect(suggest(words, words.length, people).names).toEqual(names);
});

test('who stands behind an @ is mentioned, and only the names are marked', () => {
  const words = 'Hi @Ola Nordmann and @محمد, see a@b';
  expect(mentionedIn(words, people)).toEqual(['1', '3']);
  expect(splitMentions(words, ['Ola', 'Ola Nordmann', 'محمد'])).toEqual([
    'Hi ',
    '@Ola Nordmann',
    ' and ',
    '@محمد',
    ', see a@b',
  ]);
});
