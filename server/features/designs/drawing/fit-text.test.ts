import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';
import { widthOf } from './fonts.ts';

const room = { weight: 900, width: 952, lines: 3, most: 100, least: 60 } as const;

test('words stand in as few lines as they need, as even as they can be', () => {
  expect(fitText('Vintersjekk', room)).toMatchObject({ lines: ['Vintersjekk'], size: 100 });
  expect(fitText('Freshly roasted coffee, home every week', room)?.lines).toEqual([
    'Freshly roasted',
    'coffee, home',
    'every week',
  ]);
});

test('a long word is made smaller before it is broken', () => {
  const fitted = fitText('Varmepumpeservice for borettslag', room)!;
  expect(fitted.size).toBeLessThan(100);
  expect(fitted.lines).toEqual(['Varmepumpeservice', 'for borettslag']);
});

test.each([
  ['Ventilasjonsanleggsrengjøring', ['Ventilasjonsanleggs-', 'rengjøring']],
  ['Arbeidsmiljøundersøkelser', ['Arbeidsmiljøundersø-', 'kelser']],
])('where no size is small enough, %s is broken where a syllable begins', (word, lines) => {
  expect(fitText(word, { ...room, width: 760, most: 80 })?.lines).toEqual(lines);
});

test('a word with a hyphen of its own is broken there', () => {
  expect(fitText('Vedlikeholds-/rengjøringsavtaler', { ...room, width: 760 })?.lines[0]).toBe(
    'Vedlikeholds-/',
  );
});

test('what fits at no size is said to fit at none', () => {
  expect(
    fitText('Vi kommer når det passer deg og går ikke før du er fornøyd. '.repeat(3).trim(), room),
  ).toBeUndefined();
});

test('no line is wider than its room, and no letter is lost', () => {
  for (const words of [
    'Smågodt, pålegg og øl',
    'Menneskerettighetsorganisasjonsarbeidere i Årdal',
    'a '.repeat(60).trim(),
  ]) {
    const { lines, size } = fitText(words, { ...room, lines: 6 })!;
    for (const line of lines) expect(widthOf(line, 900)! * size).toBeLessThanOrEqual(952);
    expect(lines.join('').replaceAll(/[- ]/g, '')).toBe(words.replaceAll(' ', ''));
  }
});

test('the letters of Norwegian and of its neighbours are there, those of other scripts are not', () => {
  expect(widthOf('Æøå ÄÖ éü ČŁŠž «–» 1\u00A0490 €', 700)).toBeGreaterThan(0);
  expect(widthOf('Привет', 700)).toBeUndefined();
});
