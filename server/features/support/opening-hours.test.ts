import { readOpeningHours } from '#server/platform/read-opening-hours.ts';
import { expect, test } from 'vitest';
import { findOpening } from './opening-hours.ts';
import { openingWords } from './opening-words.ts';

const office = readOpeningHours('Mon-Fri 09:00-18:00 Europe/Oslo')!;
const opening = (moment: string) => findOpening(office, Date.parse(moment))?.toISOString();

test('hours are read as an operator writes them', () => {
  expect(office).toEqual({ from: 1, to: 5, opens: '09:00', closes: '18:00', timeZone: 'Europe/Oslo' });
});

test.each([
  '',
  'Mon-Fri 9-18 Europe/Oslo',
  'Mon-Fri 18:00-09:00 Europe/Oslo',
  'Fri-Mon 09:00-18:00 Europe/Oslo',
  'Man-Fre 09:00-18:00 Europe/Oslo',
  'Mon-Fri 09:00-24:00 Europe/Oslo',
  'Mon-Fri 09:00-18:00 Europe/Bergen',
])('%j says no hours', (text) => expect(readOpeningHours(text)).toBeUndefined());

test('while it is open there is nothing to wait for', () => {
  expect(opening('2026-01-14T08:00:00Z')).toBeUndefined();
  expect(opening('2026-01-14T16:59:59Z')).toBeUndefined();
});

test.each([
  ['before it opens, today', '2026-01-14T07:59:00Z', '2026-01-14T08:00:00.000Z'],
  ['when it has closed, tomorrow', '2026-01-14T17:00:00Z', '2026-01-15T08:00:00.000Z'],
  ['on a Friday evening, on Monday', '2026-01-16T17:00:00Z', '2026-01-19T08:00:00.000Z'],
  ['on a Sunday, on Monday', '2026-01-18T12:00:00Z', '2026-01-19T08:00:00.000Z'],
  ['over the night the clocks go forward', '2026-03-28T12:00:00Z', '2026-03-30T07:00:00.000Z'],
])('%s', (_, now, opens) => expect(opening(now)).toBe(opens));

test('they are said in both languages', () => {
  expect(openingWords(office, 'en')).toBe('Monday to Friday from 09:00 to 18:00 (Europe/Oslo)');
  expect(openingWords(office, 'nb')).toBe('mandag til fredag kl. 09:00 til 18:00 (Europe/Oslo)');
  expect([openingWords(undefined, 'en'), openingWords(undefined, 'nb')]).toEqual([
    'day and night',
    'døgnet rundt',
  ]);
});
