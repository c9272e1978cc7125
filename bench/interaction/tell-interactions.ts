import { benchDailyPages } from '../daily-pages.ts';
import type { Limit } from '../limits.ts';
import { benchTable } from '../table.ts';
import { benchWizard } from '../wizard.ts';
import { joinProduct } from './join-product.ts';

/** Tells what using the pages costs, and answers the choice of columns, and the worst of all, beside their limits. */
export async function tellInteractions(): Promise<Limit[]> {
  const table = await benchTable();
  const others = await joinProduct(async (joined) => [
    ...(await benchWizard(joined)),
    ...(await benchDailyPages(joined)),
  ]);
  const rows = [...table, ...others];
  console.log(
    '\nUsing the table of 10,000 live campaigns, the wizard, the dashboard, the inbox and a campaign’s page on a computer four times slower (limit: 100 ms from a key to the next picture, and for any task)\n',
  );
  console.table(
    rows.map(({ interaction, paintMs, longestTaskMs, workMs }) => ({
      interaction,
      'to the next picture, ms': paintMs ?? '',
      'longest task, ms': Math.round(longestTaskMs),
      'all work, ms': Math.round(workMs),
      'times the limit': Number((Math.max(longestTaskMs, paintMs ?? 0) / 100).toFixed(2)),
    })),
  );
  return [
    {
      what: 'open the choice of columns, to the next picture, ms',
      measured: rows.find(({ interaction }) => interaction === 'open the choice of columns')?.paintMs,
      toReach: 80,
      reached: 112,
      by: 'browser',
    },
    {
      what: 'the latest picture of all these, ms',
      measured: Math.max(...rows.map(({ paintMs = 0 }) => paintMs)),
      toReach: 100,
      reached: 112,
      by: 'browser',
    },
    {
      what: 'the longest task of all these, ms',
      measured: Math.max(...rows.map(({ longestTaskMs }) => longestTaskMs)),
      toReach: 100,
      reached: 134,
      by: 'browser',
    },
  ];
}
