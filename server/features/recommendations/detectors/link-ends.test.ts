import { factsOf } from '#tests/account-facts.ts';
import { expect, test } from 'vitest';
import { linkEnds } from './link-ends.ts';

const detect = (hours: number | null) => {
  const facts = factsOf([]);
  const linkEndsAt = hours === null ? null : new Date(facts.now + hours * 3_600_000);
  return linkEnds.detect({ ...facts, linkEndsAt });
};

test.each([
  [6 * 24, 'could-be-better'],
  [2 * 24, 'stops-everything'],
  [1, 'stops-everything'],
])('in %i hours it is about to end', (hours, matters) => {
  expect(detect(hours)).toMatchObject([{ class: matters, action: { remedy: { code: 'reconnect' } } }]);
});

test('whoever put it off is told again when it becomes urgent', () => {
  expect(detect(6 * 24)[0]!.evidence.split(' ')[1]).not.toBe(detect(48)[0]!.evidence.split(' ')[1]);
});

test.each([8 * 24, -1, null])('nothing is said of one that ends in %s hours', (hours) => {
  expect(detect(hours)).toEqual([]);
});
