/** What an ad spent and brought on a day, beside all others together. */
export interface SharedDay {
  spendMinor: number;
  results: number;
  othersSpendMinor: number;
  othersResults: number;
}

/** How much speaks for an ad bringing results at another price than the others, and how different it may be. */
export interface Evidence {
  /** A Bayes factor: 1 says nothing either way. */
  factor: number;
  /** How many results it brings for the money that brings the others one: the likeliest, and within which bounds. */
  ratio: { likely: number; low: number; high: number };
  /** How much more widely its results are scattered over the days than chance would; 1 where they are not. */
  scatter: number;
}

const points = 100;
/** What part of the results it would bring if both had the same money; each is as likely before. */
const parts = Array.from({ length: points }, (_, at) => (at + 0.5) / points);
const lnParts = parts.map(Math.log);

/**
 * Each result is weighed with that day's shares of the money, so it does not matter how Meta moved it about. Where both
 * bring results at the same price, the factor ever reaches `bound` at most one time in `bound`, however often one looks
 * (Ville's inequality), and the true ratio is ever outside its bounds no oftener. At even spend it is that of Beta(1,1).
 */
export function weigh(days: SharedDay[], bound: number): Evidence {
  const told = days.filter(
    (day) => day.spendMinor > 0 && day.othersSpendMinor > 0 && day.results + day.othersResults > 0,
  );
  const whole = lnLikelihoods(told);
  const likeliest = whole.indexOf(Math.max(...whole));
  const scatter = scatterOf(told, parts[likeliest]!);
  const ln = whole.map((each) => each / scatter);
  const most = ln[likeliest]!;
  const lnFactor = most + Math.log(ln.reduce((sum, each) => sum + Math.exp(each - most), 0) / points);
  const held = parts.filter((_, at) => ln[at]! > lnFactor - Math.log(bound));
  return {
    factor: Math.exp(lnFactor),
    ratio: {
      likely: ratioAt(parts[likeliest]!),
      low: ratioAt(held[0]! - 0.5 / points),
      high: ratioAt(held.at(-1)! + 0.5 / points),
    },
    scatter,
  };
}

/** The same, from the side of the others. */
export function turn({ factor, ratio: { likely, low, high }, scatter }: Evidence): Evidence {
  return { factor, ratio: { likely: 1 / likely, low: 1 / high, high: 1 / low }, scatter };
}

function ratioAt(part: number): number {
  return part / (1 - part);
}

/** Of each part, against both bringing results at the same price. */
function lnLikelihoods(days: SharedDay[]): number[] {
  const own = sum(days, 'results');
  const others = sum(days, 'othersResults');
  const weights = days.map((day) => {
    const share = day.spendMinor / (day.spendMinor + day.othersSpendMinor);
    return { rest: 1 - share, more: 2 * share - 1, together: day.results + day.othersResults };
  });
  return parts.map((part, at) => {
    let ln = own * lnParts[at]! + others * lnParts[points - 1 - at]!;
    for (const { rest, more, together } of weights) ln -= together * Math.log(rest + part * more);
    return ln;
  });
}

function sum(days: SharedDay[], of: keyof SharedDay): number {
  return days.reduce((total, day) => total + day[of], 0);
}

/**
 * The people of one day are alike, so that results come in heaps, visits most of all. Chi-squared over the days, what
 * is above 1 widened by how little so few days tell of it.
 */
function scatterOf(days: SharedDay[], part: number): number {
  let sum = 0;
  for (const { spendMinor, results, othersSpendMinor, othersResults } of days) {
    const together = results + othersResults;
    const expected = (part * spendMinor) / (part * spendMinor + (1 - part) * othersSpendMinor);
    sum += (results - together * expected) ** 2 / (together * expected * (1 - expected));
  }
  return 1 + Math.max(0, (sum - days.length) / Math.max(1, days.length - 3));
}
