import { expect, test } from 'vitest';
import { formatElapsed } from './elapsed.ts';

test('elapsed time reads like a stopwatch', () => {
  expect(formatElapsed(0)).toBe('0:00');
  expect(formatElapsed(7_900)).toBe('0:07');
  expect(formatElapsed(750_000)).toBe('12:30');
  expect(formatElapsed(3_723_000)).toBe('1:02:03');
  expect(formatElapsed(-5_000)).toBe('0:00');
});
