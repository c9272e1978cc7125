import { factsOf } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { answeredLate } from './answered-late.ts';

const detect = (medianMinutes: number | null) =>
  answeredLate.detect(factsOf([], { quickness: { timed: medianMinutes === null ? 4 : 9, medianMinutes } }));

test('who contacts half of them after an hour or later is told, and of a few it is too early to say', () => {
  expect(detect(null)).toEqual([]);
  expect(detect(59)).toEqual([]);
  expect(detect(200)).toMatchObject([{ reason: { hours: 3, count: 9 }, action: { code: 'see-leads' } }]);
});

test('it is another matter when it takes twice as long', () => {
  const evidence = (hours: number) => detect(hours * 60)[0]!.evidence;
  expect(evidence(2)).toBe(evidence(3));
  expect(evidence(2)).not.toBe(evidence(4));
});
