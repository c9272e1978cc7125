import { expect, test } from 'vitest';
import { findDeadlines } from './dates-in-words.ts';

const writtenOn = '2026-11-10';
const daysIn = (text: string) => findDeadlines(text, writtenOn).map(({ day }) => day);

test.each([
  ['Tilbudet gjelder til 24. november.', '2026-11-24'],
  ['Bestill innen søndag 22. nov. og spar 500 kr', '2026-11-22'],
  ['Gjelder t.o.m. 30.11.2026', '2026-11-30'],
  ['Siste frist: 1. desember', '2026-12-01'],
  ['Frem til 5. januar får du gratis befaring', '2027-01-05'],
  ['Varer til og med fredag den 20. november', '2026-11-20'],
  ['Book before 24 November', '2026-11-24'],
  ['Offer ends November 24th, 2026!', '2026-11-24'],
  ['Valid until Sunday, Dec. 6', '2026-12-06'],
  ['until 24th of December 2026', '2026-12-24'],
  ['Order by 2026-11-24', '2026-11-24'],
])('%s', (text, day) => {
  expect(daysIn(text)).toEqual([day]);
});

test.each([
  'Vi har holdt på siden 24. november 1998',
  'Fra 24. november: ny meny',
  'Open house on 24 November',
  'Rabatt opp til 24.12',
  'Ring før kl. 16.00',
  'Until 5/12',
  'til 31. februar 2026',
  'Bruker mai måned til 30 % rabatt',
  'Prices by 20.11 %',
  'May 24 hours a day',
  'Julebord til 495,- per person',
])('no last day: %s', (text) => {
  expect(daysIn(text)).toEqual([]);
});

test('without a year it is the first such day after it was written', () => {
  expect(daysIn('Gjelder til 9. november')).toEqual(['2027-11-09']);
  expect(findDeadlines('Gjelder til 10. november', writtenOn)).toEqual([
    { day: '2026-11-10', words: '10. november', hasYear: false },
  ]);
});
