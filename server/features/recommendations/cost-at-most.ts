export interface Brought {
  spendMinor: number;
  results: number;
}

/** What some days cost and brought in all. */
export function sumOf(days: readonly Brought[]): Brought {
  return {
    spendMinor: days.reduce((sum, day) => sum + day.spendMinor, 0),
    results: days.reduce((sum, day) => sum + day.results, 0),
  };
}

/** What a result cost, and what it costs at most: it is less than that in 19 of 20 cases. Undefined of too few to tell. */
export function costAtMost(
  days: readonly Brought[],
  resultsAtLeast: number,
): { usualMinor: number; atMostMinor: number } | undefined {
  const { spendMinor, results } = sumOf(days);
  if (results < resultsAtLeast) return undefined;
  return {
    usualMinor: Math.round(spendMinor / results),
    atMostMinor: Math.round(spendMinor / fewestExpected(results)),
  };
}

/** So many results or more were to be expected where so many came, in 19 of 20 cases: Wilson and Hilferty’s bound of a Poisson mean. */
function fewestExpected(results: number): number {
  return results === 0 ? 0 : results * (1 - 1 / (9 * results) - 1.645 / (3 * Math.sqrt(results))) ** 3;
}
