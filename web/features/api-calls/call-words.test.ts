import { expect, test } from 'vitest';
import { formatMs, formatShare, successTone } from './call-words.ts';

test.each([
  [100, 'success'],
  [95, 'success'],
  [94.96, 'success'],
  [94.9, 'warning'],
  [85, 'warning'],
  [84.9, 'danger'],
  [0, 'danger'],
  [null, undefined],
])('%s percent that went well is seen as %s', (percent, tone) => {
  expect(successTone(percent)).toBe(tone);
});

test('shares have one decimal, times none from ten on, and nothing is N/A', () => {
  expect([98.46, 100, null].map(formatShare)).toEqual(['98.5%', '100.0%', 'N/A']);
  expect([1234.4, 12.6, 3.14, null].map(formatMs)).toEqual(['1,234 ms', '13 ms', '3.1 ms', 'N/A']);
});
