interface Brought {
  spendMinor: number;
  results: number;
}

/** Of fewer results, nothing is said of ads. */
const fewestResults = 10;
/** What is less apart is hardly ever told apart. */
const leastTimes = 1.2;

/** Whether it is worth looking day by day which of these ads is better: one brings results for less than all others together. */
export function mayDiffer(ads: readonly Brought[]): boolean {
  const [spendMinor, results] = [sum(ads, 'spendMinor'), sum(ads, 'results')];
  if (results < fewestResults) return false;
  return ads.some((ad) => {
    const others = (spendMinor - ad.spendMinor) / Math.max(0.5, results - ad.results);
    const own = ad.spendMinor / Math.max(0.5, ad.results);
    return others > 0 && own > 0 && Math.max(own / others, others / own) >= leastTimes;
  });
}

function sum(ads: readonly Brought[], of: keyof Brought): number {
  return ads.reduce((total, ad) => total + ad[of], 0);
}
