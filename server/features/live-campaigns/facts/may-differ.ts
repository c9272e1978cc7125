import type { PeriodFigures } from '../figures/period-days.ts';

/** Of fewer results, nothing is said of ads. */
const fewestResults = 10;
/** What is less apart is hardly ever told apart. */
const leastTimes = 1.2;

/** Whether it is worth looking day by day which of these ads is better: in a month, one brought results for less than all others together. */
export function mayDiffer(ads: readonly PeriodFigures[]): boolean {
  const months = ads.flatMap((figures) => figures['30d'] ?? []);
  const sum = (of: 'spendMinor' | 'results') => months.reduce((total, ad) => total + ad[of], 0);
  const [spendMinor, results] = [sum('spendMinor'), sum('results')];
  if (results < fewestResults) return false;
  return months.some((ad) => {
    const others = (spendMinor - ad.spendMinor) / Math.max(0.5, results - ad.results);
    const own = ad.spendMinor / Math.max(0.5, ad.results);
    return others > 0 && own > 0 && Math.max(own / others, others / own) >= leastTimes;
  });
}

/** Whether it is worth looking how often people saw an ad: they clicked on it less than in the week before. */
export function mayTire({ '7d': week, '14d': both }: PeriodFigures): boolean {
  if (!week || !both || both.impressions <= week.impressions || week.impressions === 0) return false;
  const before = (both.clicks - week.clicks) / (both.impressions - week.impressions);
  return week.clicks / week.impressions < before;
}
