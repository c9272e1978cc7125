import type { Client } from '#contract/people/clients.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clientColumns } from './client-columns.tsx';

const client: Client = {
  id: '5f0c3d1e-6a0b-4c55-9d4e-2f8a7c1b9e10',
  name: 'Fjord Florist',
  role: 'owner',
  link: 'works',
  money: {
    currency: 'NOK',
    todayMinor: 0,
    weekMinor: 311_800,
    monthMinor: 311_800,
    perDayMinor: 0,
    mostPerMonthMinor: null,
  },
  brought: [
    { objective: 'leads', results: 12, costPerResultMinor: 18_900 },
    { objective: 'traffic', results: 340, costPerResultMinor: 250 },
    { objective: 'sales', results: 0, costPerResultMinor: null },
  ],
  leads: 0,
  approvals: 0,
  problems: 0,
  lastSyncedAt: null,
};
const results = clientColumns.find(({ id }) => id === 'brought')!;

/** What stands in the column, line by line. */
function read(changes: Partial<Client> = {}): string[] {
  const shown = renderToStaticMarkup(<>{results.show({ ...client, ...changes }, 0)}</>);
  return shown
    .split(/<[^>]*>/)
    .map((line) => line.replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}

test('results stand goal by goal, each with what one of them cost', () => {
  expect(read()).toEqual(['12 leads', 'NOK 189 each', '340 visits', 'NOK 2.50 each', '0 purchases']);
});

test('where nothing was spent, or nothing is seen, there is a dash', () => {
  expect(read({ brought: [] })).toEqual(['–']);
  expect(read({ brought: null, money: null })).toEqual(['–']);
});

test('clients are put in order by the goal that cost most', () => {
  expect(results.orderOf(client)).toEqual({ group: 'leads', value: 12 });
  expect(results.orderOf({ ...client, brought: [] })).toBeUndefined();
  expect(results.orderOf({ ...client, brought: null })).toBeUndefined();
});
