import { expect, test } from 'vitest';
import { mergeAnswers } from './merge-quotes.ts';

const answer = {
  id: '00000000-0000-4000-8000-000000000001',
  ruleId: 'NO-FORPRIS',
  packVersion: '2026-11-01',
  question: 'Was it sold at that price before?',
  quote: '2 490',
  isReplaced: false,
  isSo: true,
  note: 'As in the shop.',
  file: null,
  by: 'Kari Nordmann',
  at: '2026-11-28T10:00:01.000Z',
};

test('the same answer to the same question stands once, with all the words it is about, each of them once', () => {
  const again = { ...answer, quote: '3 990', at: '2026-11-28T10:00:20.000Z' };
  expect(mergeAnswers([answer, again, { ...answer }])).toEqual([{ one: answer, quotes: ['2 490', '3 990'] }]);
});

test('what was answered otherwise, by somebody else or later stands by itself', () => {
  const others = [
    { isSo: false },
    { by: 'Per Olsen' },
    { at: '2026-11-28T10:05:00.000Z' },
    { isReplaced: true },
  ];
  expect(mergeAnswers([answer, ...others.map((other) => ({ ...answer, ...other }))])).toHaveLength(5);
});
