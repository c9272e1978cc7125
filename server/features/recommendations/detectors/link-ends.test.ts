import { factsOf, known } from '#tests/account-facts.ts';
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

test('it says what runs on may cost, where all that runs has a budget of its own', () => {
  const budgetOf = (...campaigns: ReturnType<typeof known>[]) => {
    const facts = factsOf(campaigns);
    const [found] = linkEnds.detect({ ...facts, linkEndsAt: new Date(facts.now) });
    return found?.reason;
  };
  const paused = known({ state: 'paused' });
  expect(budgetOf(known(), known(), paused)).toMatchObject({ dailyBudgetMinor: 300_00 });
  expect(budgetOf(known(), known({ dailyBudgetMinor: null }))).toMatchObject({ dailyBudgetMinor: null });
  expect(budgetOf(paused)).toMatchObject({ dailyBudgetMinor: null });
});
