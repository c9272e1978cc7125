import { expect, test } from 'vitest';
import { scaleKm, windowAround } from './map-window.ts';

test('one small place is shown with the country around it', () => {
  const { x, y, width, height } = windowAround([[-282, -966, -232, -916]]);
  expect(width).toBe(130);
  expect([x + width / 2, y + height / 2]).toEqual([-257, -941]);
});

test('places far apart are all in sight, with room around them', () => {
  const { x, y, width, height } = windowAround([
    [-257, -941, -257, -941],
    [1164, 1378, 1164, 1378],
  ]);
  expect(x).toBeLessThan(-257);
  expect(y).toBeLessThan(-941);
  expect(x + width).toBeGreaterThan(1164);
  expect(y + height).toBeGreaterThan(1378);
});

test('nothing outside the drawing is shown', () => {
  const { x, y } = windowAround([[-2890, -2340, -2880, -2330]]);
  expect([x, y]).toEqual([-2900, -2350]);
});

test('the scale bar is a round length that fits', () => {
  expect(scaleKm(windowAround([[0, 0, 1, 1]]))).toBe(20);
  expect(scaleKm(windowAround([[-2000, -1500, 2000, 1500]]))).toBe(1000);
});
