import type { AdStanding, AdVerdict } from '#contract/live/ad-comparison.ts';
import { type Days, daysAfter } from '#contract/days.ts';
import { boundCost } from './cost-bounds.ts';
import { type Evidence, type SharedDay, turn, weigh } from './evidence.ts';

interface AdDay {
  day: string;
  spendMinor: number;
  results: number;
}

interface Ad {
  facebookAdId: string;
  days: AdDay[];
}

export interface ComparedAd {
  facebookAdId: string;
  /** On the days it shared. */
  spendMinor: number;
  results: number;
  cost: { low: number; high: number | null };
  standing: AdStanding;
}

export interface Comparison {
  /** From the first to the last day on which two ads or more were shown. */
  days: Days;
  ads: ComparedAd[];
  verdict: AdVerdict;
}

/** With fewer results of all ads together, nothing is said. */
const fewestResults = 10;
const fewestDays = 7;
/** From when on it is said that one ad seems, and that it is, better. */
const leaning = 3;
const enough = 20;
/** A difference that would be a pity to miss: without one as large, the ads are alike. */
const largeDifference = 2;
const paceDays = 7;
const longestWait = 365;
const mostResults = 1e6;

/**
 * Which ad brings results for less, from the days on which at least two of them were shown; undefined where there are
 * none. Of three ads or more each is held against all others together, and as each had its chance to look best, it
 * takes as many times the evidence as there are ads. `until` is the last day that is known.
 */
export function compareAds(ads: Ad[], until: string): Comparison | undefined {
  const ofDay = sharedDays(ads);
  const days = [...ofDay.keys()].toSorted();
  const shown = ads.filter((ad) => ad.days.some(({ day, spendMinor }) => spendMinor > 0 && ofDay.has(day)));
  if (days.length === 0) return undefined;
  const chances = shown.length === 2 ? 1 : shown.length;
  const together = sum([...ofDay.values()], 'results');
  const spent = sum([...ofDay.values()], 'spendMinor');

  let first: Evidence | undefined;
  const weighed = shown.map(({ facebookAdId, days: own }) => {
    const shared = own.filter(({ day }) => ofDay.has(day));
    // Of two, the other is its mirror.
    const isMirror = first !== undefined && shown.length === 2;
    const evidence = isMirror ? turn(first!) : weigh(besideOthers(shared, ofDay), enough * chances);
    first = evidence;
    const [spendMinor, results] = [sum(shared, 'spendMinor'), sum(shared, 'results')];
    return { facebookAdId, spendMinor, results, evidence, part: spendMinor / spent };
  });
  const standings = weighed.map(({ evidence }) =>
    standingOf(evidence, { chances, isEarly: together < fewestResults, dayCount: days.length }),
  );
  // What Meta hardly showed would keep all others waiting.
  const tried = weighed.flatMap((each, at) =>
    each.part >= 1 / (2 * shown.length) ? [{ ...each, standing: standings[at]! }] : [],
  );
  const moreResults = () =>
    Math.min(
      ...tried
        .filter(({ standing }) => standing === 'too-early')
        .map((each) => resultsToCome(each, { together, chances })),
    );
  return {
    days: { since: days[0]!, until: days.at(-1)! },
    ads: weighed.map(({ facebookAdId, spendMinor, results, evidence: { scatter } }, at) => {
      const cost = boundCost({ spendMinor, results, scatter });
      return { facebookAdId, spendMinor, results, cost, standing: standings[at]! };
    }),
    verdict:
      verdictOf(weighed.map((each, at) => ({ ...each, standing: standings[at]! }))) ??
      (tried.every(({ standing }) => standing === 'alike')
        ? { code: 'no-difference' }
        : tooEarly(moreResults(), lately(ofDay, until))),
  };
}

type Sums = Pick<AdDay, 'spendMinor' | 'results'>;

/** What all ads together did on the days on which at least two were shown. */
function sharedDays(ads: Ad[]): Map<string, Sums> {
  const days = Map.groupBy(
    ads.flatMap((ad) => ad.days.filter(({ spendMinor }) => spendMinor > 0)),
    ({ day }) => day,
  );
  return new Map(
    [...days].flatMap(([day, rows]) =>
      rows.length > 1 ? [[day, { spendMinor: sum(rows, 'spendMinor'), results: sum(rows, 'results') }]] : [],
    ),
  );
}

function besideOthers(own: AdDay[], ofDay: Map<string, Sums>): SharedDay[] {
  return own.map(({ day, spendMinor, results }) => {
    const all = ofDay.get(day)!;
    const [othersSpendMinor, othersResults] = [all.spendMinor - spendMinor, all.results - results];
    return { spendMinor, results, othersSpendMinor, othersResults };
  });
}

function standingOf(
  { factor, ratio }: Evidence,
  { chances, isEarly, dayCount }: { chances: number; isEarly: boolean; dayCount: number },
): AdStanding {
  if (isEarly) return 'too-early';
  const isBetter = ratio.likely > 1;
  const evidence = factor / chances;
  if (evidence >= enough && dayCount >= fewestDays) return isBetter ? 'better' : 'worse';
  if (evidence >= leaning) return isBetter ? 'leaning-better' : 'leaning-worse';
  return isAlike(ratio) ? 'alike' : 'too-early';
}

function isAlike({ low, high }: Evidence['ratio']): boolean {
  return low > 1 / largeDifference && high < largeDifference;
}

type Standing = Pick<ComparedAd, 'facebookAdId' | 'standing'> & { evidence: Evidence };

/** Undefined where no ad stands out. */
function verdictOf(ads: Standing[]): AdVerdict | undefined {
  const those = (standing: AdStanding) => ads.filter((ad) => ad.standing === standing);
  const proven = those('better').length > 0 ? ('better' as const) : ('worse' as const);
  const facebookAdIds = those(proven).map(({ facebookAdId }) => facebookAdId);
  if (facebookAdIds.length > 0) return { code: 'better', side: proven, facebookAdIds };
  const side = those('leaning-better').length > 0 ? ('better' as const) : ('worse' as const);
  const [first] = those(`leaning-${side}`).toSorted((a, b) => b.evidence.factor - a.evidence.factor);
  return first && { code: 'leaning', side, facebookAdId: first.facebookAdId };
}

/** How many more results it takes until ads as different as these seem, or just alike, can be told apart from ads twice as good. */
function resultsToCome(
  { part, results, evidence: { scatter } }: { part: number; results: number; evidence: Evidence },
  { together, chances }: { together: number; chances: number },
): number {
  const isTold = (count: number, share: number) => {
    const [own, all] = [(count * share) / scatter, count / scatter];
    const day = { spendMinor: part, results: own, othersSpendMinor: 1 - part, othersResults: all - own };
    const { factor, ratio } = weigh([day], enough * chances);
    return factor / chances >= leaning || isAlike(ratio);
  };
  const enoughIf = (share: number) => {
    let [few, many] = [together, Math.max(fewestResults, together + 1)];
    while (many < mostResults && !isTold(many, share)) [few, many] = [many, 2 * many];
    while (many - few > Math.max(1, many / 50)) {
      const middle = Math.ceil((few + many) / 2);
      if (isTold(middle, share)) many = middle;
      else few = middle;
    }
    return many;
  };
  const ifAlike = enoughIf(part);
  return (ifAlike > together + 1 ? ifAlike : enoughIf(results / together)) - together;
}

/** Of the last week up to the last known day, those on which two were shown. */
function lately(ofDay: Map<string, Sums>, until: string): Sums[] {
  const since = daysAfter(until, 1 - paceDays);
  return [...ofDay].flatMap(([day, sums]) => (day >= since ? [sums] : []));
}

function tooEarly(moreResults: number, shared: Sums[]): AdVerdict {
  const pace = sum(shared, 'results') / paceDays;
  const days = pace > 0 ? Math.ceil(moreResults / pace) : longestWait + 1;
  const moreDays = days > longestWait ? null : days;
  return { code: 'too-early', moreResults, moreDays, isGoingOn: shared.length > 0 };
}

function sum<Key extends string>(rows: Record<Key, number>[], of: Key): number {
  return rows.reduce((total, row) => total + row[of], 0);
}
