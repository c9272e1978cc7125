const bound = 20;
/** What a result costs lies between ten and a million of the smallest unit, each size as likely before. */
const lnSizes = Math.log(1e5);

/**
 * Within which a result costs in truth, in the unit of the spend, with 95 % however often one looks; `high` is null
 * where nothing has come yet. Results are counted as by chance, scattered so many times more widely.
 */
export function boundCost({
  spendMinor,
  results,
  scatter,
}: {
  spendMinor: number;
  results: number;
  scatter: number;
}): { low: number; high: number | null } {
  // Without a result, half of the sizes are taken to be too small to have brought one.
  if (results === 0) return { low: spendMinor / (scatter * Math.log(2 * bound)), high: null };
  const count = results / scatter;
  const most = Math.log(bound * lnSizes) - lnGamma(count);
  const isOutside = (expected: number) => expected - count * Math.log(expected) > most;
  const lowest = edge(isOutside, count, 1e-12);
  const highest = edge(isOutside, count, count + 20 + 10 * Math.sqrt(count + 1));
  return { low: spendMinor / (highest * scatter), high: spendMinor / (lowest * scatter) };
}

/** Where between the two it begins to be outside. */
function edge(isOutside: (expected: number) => boolean, inside: number, outside: number): number {
  let [near, far] = [inside, outside];
  for (let step = 0; step < 60; step += 1) {
    const middle = (near + far) / 2;
    if (isOutside(middle)) far = middle;
    else near = middle;
  }
  return near;
}

/** By Stirling's series, from where it is exact to eight digits. */
function lnGamma(count: number): number {
  if (count < 10) return lnGamma(count + 1) - Math.log(count);
  const series = 1 / (12 * count) - 1 / (360 * count ** 3);
  return (count - 0.5) * Math.log(count) - count + Math.log(2 * Math.PI) / 2 + series;
}
