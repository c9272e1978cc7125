import { type Judged, judgeComparison, type Told } from './judge-comparison.ts';
import type { AccountsOrder } from './make-accounts.ts';

const order: AccountsOrder = { seed: 'adfjord', count: 2_000, dayCount: 90 };

/** Says in two tables how often one ad is called better and how soon, beside the z-test that is looked at as often; answers how many equal pairs of a hundred were told apart. */
export function tellComparison(): number {
  const judged = [...judgeComparison(order)];
  console.log(
    `\nWhich ad is better: ${order.count} make-believe accounts over ${order.dayCount} days, looked at daily (limit: 5 of 100 told apart that are alike)\n`,
  );
  console.table(
    rowsOf(judged, ({ ratio, adCount }) => `${ratio} times, ${adCount === 2 ? 'two ads' : 'more ads'}`),
  );
  console.log('\nTwo ads, by how many results a day they bring together\n');
  const pairs = judged.filter(({ adCount }) => adCount === 2);
  console.table(rowsOf(pairs, ({ ratio, resultsPerDay }) => `${ratio} times, ${paceOf(resultsPerDay)}`));
  const alike = judged.filter(({ ratio }) => ratio === 1);
  return (100 * alike.filter(({ ours }) => ours).length) / alike.length;
}

function rowsOf(judged: Judged[], nameOf: (each: Judged) => string): Record<string, string | number>[] {
  const groups = [...Map.groupBy(judged, nameOf)].toSorted(([one], [other]) => one.localeCompare(other));
  return groups.map(([name, those]) => ({
    'true difference': name,
    campaigns: those.length,
    ...describe(
      'ours',
      those.map(({ ours }) => ours),
    ),
    ...describe(
      'z-test',
      those.map(({ plain }) => plain),
    ),
  }));
}

function describe(name: string, told: (Told | undefined)[]): Record<string, string | number> {
  const count = (truth: Told['truth']) => told.filter((each) => each?.truth === truth).length;
  const percent = (of: number) => Number(((100 * of) / told.length).toFixed(1));
  const days = told
    .map((each) => (each?.truth === 'right' ? each.onDay : Infinity))
    .toSorted((one, other) => one - other);
  const middle = days[Math.floor(days.length / 2)]!;
  return {
    [`${name}: wrong, %`]: percent(count('wrong')),
    [`${name}: right, %`]: percent(count('right')),
    [`${name}: half by day`]: Number.isFinite(middle) ? middle : '–',
  };
}

function paceOf(resultsPerDay: number): string {
  if (resultsPerDay < 1) return 'a: under 1 a day';
  if (resultsPerDay < 4) return 'b: 1 to 4';
  return resultsPerDay < 20 ? 'c: 4 to 20' : 'd: 20 and more';
}
