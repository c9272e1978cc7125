import { expect, test } from 'vitest';
import { contrast, leastContrast, mixed, paletteOf, type Rgb, rgbOf, shadeOver } from './colours.ts';

const steps = [0, 17, 34, 68, 102, 136, 170, 204, 221, 238, 255];
const hex = (colour: number[]) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => hex([red, green, blue]))),
);
const between = (one: string, other: string) => contrast(rgbOf(one), rgbOf(other));

test('whatever the colour of a firm is, words on it, and in it, are read by everybody', () => {
  for (const colour of [null, ...colours]) {
    const { ground, onGround, paper, onPaper, wordsOnPaper, dotOnPaper, onDot } = paletteOf(colour);
    const words = [between(ground, onGround), between(paper, onPaper), between(paper, wordsOnPaper)];
    expect(Math.min(...words), `${colour}`).toBeGreaterThanOrEqual(leastContrast.small);
    expect(between(dotOnPaper, onDot), `${colour}`).toBeGreaterThanOrEqual(leastContrast.large);
  }
});

test('a colour that carries words stays as it is', () => {
  expect(paletteOf('#0057b8').ground).toBe('#0057b8');
  expect(paletteOf('#ffcc00').ground).toBe('#ffcc00');
  expect(paletteOf('#ffffff').ground).toBe('#ffffff');
  expect(paletteOf('#3b82f6').ground).not.toBe('#3b82f6');
});

test('a photo is shaded as much as its lightest spot needs, for any colour', () => {
  const white: Rgb = [255, 255, 255];
  for (const colour of colours) {
    const { deep } = paletteOf(colour);
    const share = shadeOver(1, deep, leastContrast.small);
    expect(contrast(mixed(white, deep, share), white)).toBeGreaterThanOrEqual(leastContrast.small);
    expect(share).toBeLessThan(0.75);
    expect(shadeOver(0.05, deep, leastContrast.small)).toBe(0);
  }
});
