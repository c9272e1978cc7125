import { expect, test } from 'vitest';
import { strikeWords, suggestBrakes } from './brakes.ts';

test.each([
  ['NOK', 'leads', 20_000, 100_000, 35_000],
  ['USD', 'sales', 1_050, 5_300, 1_900],
  ['JPY', 'leads', 1_500, 7_500, 2_625],
  ['KWD', 'leads', 333, 1_700, 600],
  ['NOK', 'traffic', 20_000, 40_000, 35_000],
  ['NOK', null, 20_000, null, 35_000],
] as const)(
  'in %s %s of %d begin with these brakes, in whole units',
  (currency, objective, budget, ever, day) => {
    expect(suggestBrakes({ currency, objective, dailyBudgetMinor: budget })).toEqual({
      spentWithoutResultMinor: ever,
      mostPerDayMinor: day,
    });
  },
);

test('what a brake did is told by the clock of the ad account, in money of its currency', () => {
  const strike = {
    brake: 'spentWithoutResultMinor',
    objective: 'leads',
    spentMinor: 80_000,
    readMinor: null,
    at: '2026-11-23T13:30:00Z',
    timezone: 'Europe/Oslo',
  } as const;
  const say = (currency: string, language: string) => {
    const { key, amount, time, day } = strikeWords({ ...strike, currency }, language);
    return [key, amount.replaceAll('\u00A0', ' '), time, day];
  };
  expect(say('NOK', 'en')).toEqual(['lead', 'NOK 800', '14:30', '23 November']);
  expect(say('NOK', 'nb')).toEqual(['lead', '800 kr', '14:30', '23. november']);
  expect(say('USD', 'en')).toEqual(['lead', '$800', '14:30', '23 November']);
  expect(say('JPY', 'en')).toEqual(['lead', '¥80,000', '14:30', '23 November']);
  expect(say('KWD', 'en')).toEqual(['lead', 'KWD 800', '14:30', '23 November']);
});
