import { expect, test } from 'vitest';
import { everything } from './kind.ts';
import { isInTheWay } from './kind.ts';

const of = (subject: string, ...parts: string[]) => ({ subject, parts });

test('one part is worked on by one operation at a time; others of the same campaign do not wait for it', () => {
  expect(isInTheWay(of('1', 'status:1'), of('1', 'status:1'))).toBe(true);
  expect(isInTheWay(of('1', 'budget:1'), of('1', 'status:1'))).toBe(false);
  expect(isInTheWay(of('1', 'status:1'), of('2', 'status:2'))).toBe(false);
  expect(isInTheWay(of('1', 'status:11', 'status:12'), of('1', 'status:12'))).toBe(true);
});

test('what works on everything and anything else of the same campaign are in each other’s way', () => {
  expect(isInTheWay(of('1', everything), of('1', 'budget:1'))).toBe(true);
  expect(isInTheWay(of('1', 'budget:1'), of('1', everything))).toBe(true);
  expect(isInTheWay(of('2', everything), of('1', 'budget:1'))).toBe(false);
  expect(isInTheWay(of('1', everything), of('1', everything))).toBe(true);
  expect(isInTheWay(of('2', everything), of('1', everything))).toBe(false);
});
