import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['capitals and accents', 'GRÁTIS Café', 'gratis cafe'],
  ['letters of ours, in one sign or two', 'BLÅBÆRØL bla\u030ab\u00e6r', 'blåbærøl blåbær'],
  ['letters of other alphabets', 'grаtis οffer', 'gratis offer'],
  ['wide and styled letters', 'ｇｒａｔｉｓ 𝗴𝗿𝗮𝘁𝗶𝘀', 'gratis gratis'],
  ['hyphens and spaces that nobody sees', 'gra\u00adt\u200bi\u2060s', 'gratis'],
  ['letters one by one', 'G R A T I S! g.r.a.t.i.s', 'gratis! gratis'],
  ['three capitals, and a word behind capitals', 'V I N, B I L L I G S T i byen', 'vin, billigst i byen'],
  ['signs for letters', 'gr4t1s v1nn', 'gratis vinn'],
  ['pictures within a word', 'gra🎉tis', 'gratis'],
])('reads through %s', (_, original, text) => {
  expect(fold(original).text).toBe(text);
});

test.each(['fra 1 490 kr', 'co2', '24t', 'b2b', 'a b c', 'tlf. 22 33 44 55', 'kr 1000'])(
  'leaves %s as it is',
  (plain) => {
    expect(fold(plain).text).toBe(plain);
  },
);

test('tells where in the original a word stands', () => {
  const original = 'Nå: 🎉 g.r.á.t.i.s i dag';
  const { text, starts, ends } = fold(original);
  const begin = text.indexOf('gratis');
  expect(original.slice(starts[begin], ends[begin + 5])).toBe('g.r.á.t.i.s');
});
