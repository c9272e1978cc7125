import { expect, test } from 'vitest';
import { storableJson } from './storable-json.ts';

const read = (text: unknown) => JSON.parse(storableJson(JSON.stringify(text)));

test.each([
  ['a first half alone', 'Kari \ud83d', 'Kari \ufffd'],
  ['a second half alone', '\udca7 Kari', '\ufffd Kari'],
  ['halves in the wrong order', '\udca7\ud83d', '\ufffd\ufffd'],
  ['a first half before a whole character', '\ud83d💧', '\ufffd💧'],
  ['null characters', 'Ka\0ri\0', 'Kari'],
  ['halves kept apart by a null character', '\ud83d\0\udca7', '\ufffd\ufffd'],
  ['a whole character', 'Kari 💧', 'Kari 💧'],
  [
    'the six characters that write a null character',
    String.raw`C:\u0000 \ud83d`,
    String.raw`C:\u0000 \ud83d`,
  ],
  ['a backslash before a null character', '\\\0', '\\'],
])('%s', (_what, given, kept) => {
  expect(read(given)).toBe(kept);
  expect(read({ [given]: [given] })).toEqual({ [kept]: [kept] });
});

test('a whole character written by its halves, as Meta writes it, stays whole', () => {
  expect(JSON.parse(storableJson(String.raw`"\uD83D\uDCA7\/"`))).toBe('💧/');
});
