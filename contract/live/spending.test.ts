import { expect, test } from 'vitest';
import { type Spending, withChange, worstDay, worstDayOf, worstIn, worstRestOfMonth } from './spending.ts';

const today = '2026-11-30';
const running: Spending = {
  isOn: true,
  dailyBudgetMinor: 100_00,
  lifetimeLeftMinor: 0,
  spentTodayMinor: 0,
  endsOn: null,
};

test('a day may cost 1.75 times its budget, rounded up', () => {
  expect(worstDayOf(100_00)).toBe(175_00);
  expect(worstDayOf(333)).toBe(583);
  expect(worstDayOf(0)).toBe(0);
});

test('what is left of a lifetime budget may go on one day', () => {
  expect(worstDay({ ...running, lifetimeLeftMinor: 900_00 }, today)).toBe(1_075_00);
  expect(worstDay({ ...running, lifetimeLeftMinor: 900_00, isOn: false }, today)).toBe(0);
});

// 2026-11-23 is a Monday; the month ends on a Monday.
test.each([
  ['a whole month from a Sunday: four weeks and two days', '2026-11-01', null, 4 * 7 + 2 * 1.75],
  ['six days of a week cost no more than a week', '2026-11-23', null, 7 + 2 * 1.75],
  ['three days of a week', '2026-11-26', null, 3 * 1.75 + 2 * 1.75],
  ['the last day', '2026-11-30', null, 1.75],
  ['an end within the week', '2026-11-23', '2026-11-24', 2 * 1.75],
  ['an end after the month', '2026-11-30', '2027-01-01', 1.75],
  ['an end that is over', '2026-11-23', '2026-11-22', 0],
  ['a February of a leap year', '2028-02-28', null, 2 * 1.75],
])('%s', (_, today, endsOn, times) => {
  expect(worstRestOfMonth({ ...running, endsOn }, today)).toBe(100_00 * times);
});

test('the rest of a month is never less than a day of it, nor more than 1.75 times its days', () => {
  for (let date = 1; date <= 30; date++) {
    const today = `2026-11-${String(date).padStart(2, '0')}`;
    const rest = worstRestOfMonth(running, today);
    expect(rest).toBeGreaterThanOrEqual(worstDay(running, today));
    expect(rest).toBeLessThanOrEqual(100_00 * 1.75 * (31 - date));
    expect(rest).toBeGreaterThanOrEqual(100_00 * (31 - date));
  }
});

test('what is under way counts as done', () => {
  const paused = { ...running, isOn: false };
  expect(worstDay(withChange(paused, { turnsOn: false, addsDailyMinor: 50_00 }), today)).toBe(0);
  expect(worstDay(withChange(paused, { turnsOn: true, addsDailyMinor: 50_00 }), today)).toBe(262_50);
  expect(worstDay(withChange(undefined, { turnsOn: true, addsDailyMinor: 40 }), today)).toBe(70);
});

test('what all days up to an end may cost, across months', () => {
  // From a Monday to the Sunday six weeks on: six days, five whole weeks, one Sunday.
  expect(worstIn({ since: '2026-11-23', until: '2027-01-03' }, 100_00)).toBe(100_00 * (7 + 5 * 7 + 1.75));
  expect(worstIn({ since: '2026-11-23', until: '2026-11-23' }, 333)).toBe(583);
});

test('a later end counts from when it is asked for, and an earlier one not before it is there', () => {
  const ending = { ...running, endsOn: '2026-11-24' };
  const change = { turnsOn: false, addsDailyMinor: 0 };
  expect(withChange(ending, { ...change, endsOn: '2026-11-30' })).toMatchObject({ endsOn: '2026-11-30' });
  expect(withChange(ending, { ...change, endsOn: null })).toMatchObject({ endsOn: null });
  expect(withChange(ending, { ...change, endsOn: '2026-11-23' })).toEqual(ending);
  expect(withChange(ending, change)).toEqual(ending);
  expect(withChange(undefined, { ...change, turnsOn: true, endsOn: '2026-12-01' })).toMatchObject({
    isOn: true,
    endsOn: '2026-12-01',
  });
});

test.each([
  ['of what runs, within what its budget may cost', { spentTodayMinor: 60_00 }, 175_00],
  ['of what runs on less than before', { spentTodayMinor: 245_00 }, 245_00],
  ['of what is off', { spentTodayMinor: 60_00, isOn: false }, 60_00],
  ['of a budget for a whole run, beside what is left of it', wholeRun({ spentTodayMinor: 60_00 }), 960_00],
  ['of such a budget that is used up', wholeRun({ lifetimeLeftMinor: 0, spentTodayMinor: 60_00 }), 60_00],
])('what today has cost counts once: %s', (_, changes, worst) => {
  expect(worstDay({ ...running, ...changes }, today)).toBe(worst);
  // On the last day of a month the rest of it is that day.
  expect(worstRestOfMonth({ ...running, ...changes }, today)).toBe(worst);
});

test('what it has cost stays when its run is over, and is not counted again when it is switched on', () => {
  const over = { ...running, endsOn: '2026-11-29', spentTodayMinor: 5_00 };
  expect(worstRestOfMonth(over, today)).toBe(5_00);
  expect(worstDay(over, today)).toBe(5_00);
  expect(worstDay({ ...over, endsOn: today }, today)).toBe(175_00);
  const paused = { ...running, isOn: false, spentTodayMinor: 60_00 };
  expect(worstDay(withChange(paused, { turnsOn: true, addsDailyMinor: 0 }), today)).toBe(175_00);
});

function wholeRun(changes: Partial<Spending>): Partial<Spending> {
  return { dailyBudgetMinor: 0, lifetimeLeftMinor: 900_00, ...changes };
}
