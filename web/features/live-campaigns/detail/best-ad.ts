import type { LiveAd } from '#contract/live/live-campaign.ts';
import { fewestResults } from '#contract/live/cost-change.ts';

type Ad = Pick<LiveAd, 'facebookAdId' | 'figures'>;

/** Fewer results of all ads together tell them apart by chance. */
const fewestTogether = 10;
/** How many times likelier that it is cheaper than that it only looks so; this holds however often one looks. */
const enoughEvidence = 20;

/** Which ad gets the cheapest results so far; `early` where that may be chance, undefined where there is no choice. */
export function findBestAd<Shown extends Ad>(ads: readonly Shown[]): Shown | 'early' | undefined {
  const tried = ads.filter(({ figures }) => figures.spendMinor > 0);
  if (tried.length < 2) return undefined;
  const [best] = tried.toSorted((one, other) => costOf(one) - costOf(other));
  const sum = (of: 'results' | 'spendMinor') => tried.reduce((all, { figures }) => all + figures[of], 0);
  const together = sum('results');
  const { results, spendMinor } = best!.figures;
  if (results < fewestResults || together < fewestTogether) return 'early';
  const expected = spendMinor / sum('spendMinor');
  // Each of several ads had its chance to look best.
  const needed = enoughEvidence * (tried.length - 1);
  return weighShare({ results, together, expected }) >= needed ? best! : 'early';
}

/**
 * The evidence that an ad's share of all results is another than its share of the spend, as a Bayes factor with every
 * share as likely before: so it may be looked at every day. 1 says nothing either way.
 */
export function weighShare({
  results,
  together,
  expected,
}: {
  results: number;
  together: number;
  /** Its share of what was spent. */
  expected: number;
}): number {
  const others = together - results;
  const lnBeta = lnFactorial(results) + lnFactorial(others) - lnFactorial(together + 1);
  return Math.exp(lnBeta - results * Math.log(expected) - others * Math.log(1 - expected));
}

function costOf({ figures: { spendMinor, results } }: Ad): number {
  return results > 0 ? spendMinor / results : Infinity;
}

/** By Stirling's series where it is exact to eight digits: visits are counted in thousands. */
function lnFactorial(count: number): number {
  if (count < 10)
    return Array.from({ length: count }, (_, at) => Math.log(at + 1)).reduce((a, b) => a + b, 0);
  return (
    count * Math.log(count) -
    count +
    Math.log(2 * Math.PI * count) / 2 +
    1 / (12 * count) -
    1 / (360 * count ** 3)
  );
}
