import type { AccountsOrder } from '../accounts/make-accounts.ts';
import { type Judged, judgeDetectors } from './judge-detectors.ts';

const order: AccountsOrder = { seed: 'adfjord', count: 2_000, dayCount: 90 };

/** Says in a table how often each detector that goes by figures is right and how soon, and how often it cries wolf; answers how many of a hundred campaigns the worst of them did that to. */
export function tellDetectors(): number {
  const judged = Map.groupBy(judgeDetectors(order), ({ code }) => code);
  console.log(
    `\nDetectors that go by figures: ${order.count} make-believe accounts over ${order.dayCount} days, looked at daily (limit: 5 of 100 campaigns told what is not so)\n`,
  );
  const rows = [...judged].map(([code, those]) => ({ code, ...describe(those) }));
  console.table(rows);
  return Math.max(...rows.map((row) => row['told though not so, %']));
}

function describe(judged: readonly Judged[]) {
  const so = judged.filter(({ foundAfter }) => foundAfter !== null);
  const days = so.map(({ foundAfter }) => foundAfter ?? Infinity).toSorted((one, other) => one - other);
  const middle = days[Math.floor(days.length / 2)] ?? Infinity;
  const others = judged.filter(({ criedWolf }) => criedWolf !== undefined);
  const percent = (part: readonly unknown[], all: readonly unknown[]) =>
    Number(((100 * part.length) / all.length).toFixed(1));
  return {
    'so in truth': so.length,
    'found, %': percent(days.filter(Number.isFinite), so),
    'half of them after days': Number.isFinite(middle) ? middle : '–',
    'not so': others.length,
    'told though not so, %': percent(
      others.filter(({ criedWolf }) => criedWolf),
      others,
    ),
  };
}
