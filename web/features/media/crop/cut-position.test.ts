import { expect, test } from 'vitest';
import { cutPosition } from './cut-position.ts';

const landscape = { width: 2000, height: 1000 };

test('what is in the middle stays in the middle', () => {
  expect(cutPosition({ x: 0.5, y: 0.5 }, landscape, '1x1')).toBe('50% 50%');
  expect(cutPosition({ x: 0.5, y: 0.1 }, landscape, '1x1')).toBe('50% 50%');
});

test('a point near an edge moves the frame as far as there is picture', () => {
  expect(cutPosition({ x: 0.05, y: 0.5 }, landscape, '1x1')).toBe('0% 50%');
  expect(cutPosition({ x: 0.4, y: 0.5 }, landscape, '1x1')).toBe('30% 50%');
  expect(cutPosition({ x: 0.5, y: 0.95 }, { width: 1000, height: 2000 }, '191x100')).toBe('50% 100%');
});

test('a picture of the very shape is not moved', () => {
  expect(cutPosition({ x: 0, y: 0 }, { width: 900, height: 1600 }, '9x16')).toBe('50% 50%');
});
