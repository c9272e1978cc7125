import { expect, test } from 'vitest';
import { rangeOf } from './ranges.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  ['bytes=1e3-', undefined],
  [undefined, undefined],
])('of ten bytes, %s is %j', (header, range) => {
  expect(rangeOf(header, 10)).toEqual(range);
});
