import type { OperationDetails } from '#contract/operations/operation-details.ts';
import type { Operation } from '#contract/operations/operations.ts';
import { expect, test } from 'vitest';
import { historyByDay } from './history-rows.ts';

const budget: OperationDetails = {
  kind: 'daily-budget',
  from: { dailyBudgetMinor: 15_000, currency: 'NOK' },
  to: { dailyBudgetMinor: 30_000, currency: 'NOK' },
};
const day = (mostPerDayMinor: number) => ({ spentWithoutResultMinor: null, mostPerDayMinor });
const brakes = (follows?: 'daily-budget' | 'publication'): OperationDetails => ({
  kind: 'brakes',
  from: day(26_300),
  to: day(52_500),
  currency: 'NOK',
  ...(follows && { follows }),
});

function done(id: string, startedAt: string, details: OperationDetails): Operation {
  return {
    id,
    facebookCampaignId: '9',
    details,
    by: 'Kari',
    status: 'done',
    problem: null,
    startedAt,
    finishedAt: startedAt,
    waitsUntil: null,
    undoes: null,
    canUndo: true,
    whyNoUndo: null,
  };
}

/** As it is read: of each day, what stands in each row. */
function read(changes: Operation[], told: string[] = [], isWhole = true) {
  const rows = told.map((at) => ({ at, what: `told ${at}`, note: '', isBrake: false }));
  return [...historyByDay(changes, rows, isWhole)].map(([on, ofDay]) => [
    on,
    ...ofDay.map((row) =>
      'change' in row ? [row.change.id, row.along?.id].filter(Boolean).join(' with ') : row.what,
    ),
  ]);
}

test('brakes that went along with a budget stand in its row, those somebody set in their own', () => {
  expect(
    read([
      done('f', '2026-11-23T10:05:00Z', brakes('daily-budget')),
      done('e', '2026-11-23T10:04:00Z', budget),
      done('d', '2026-11-23T10:03:00Z', brakes()),
      done('c', '2026-11-23T10:02:00Z', brakes('daily-budget')),
      done('b', '2026-11-23T10:01:00Z', budget),
      done('a', '2026-11-23T10:00:00Z', brakes('publication')),
    ]),
  ).toEqual([['2026-11-23', 'e with f', 'd', 'b with c', 'a']]);
});

test('brakes whose budget is not read yet are not lost', () => {
  const [last, first] = [brakes('daily-budget'), brakes('daily-budget')];
  expect(read([done('b', '2026-11-23T10:05:00Z', last), done('a', '2026-11-23T10:04:00Z', first)])).toEqual([
    ['2026-11-23', 'b', 'a'],
  ]);
});

test('what was done at Meta stands among it, as far back as it was read', () => {
  const changes = [done('b', '2026-11-23T10:00:00Z', budget), done('a', '2026-11-23T08:00:00Z', budget)];
  const told = ['2026-11-23T09:00:00Z', '2026-11-20T09:00:00Z'];
  expect(read(changes, told)).toEqual([
    ['2026-11-23', 'b', `told ${told[0]}`, 'a'],
    ['2026-11-20', `told ${told[1]}`],
  ]);
  expect(read(changes, told, false), 'while there is more to read').toEqual([
    ['2026-11-23', 'b', `told ${told[0]}`, 'a'],
  ]);
});
