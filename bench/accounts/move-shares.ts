import type { Draw } from './draw.ts';

interface Brought {
  spendMinor: number;
  results: number;
}

/** How far Meta follows what it has seen from one day to the next, and how far it strays. */
const follows = 0.15;
const strays = 0.06;
/** However little it thinks of an ad, it goes on trying it. */
const leastShare = 0.02;

/**
 * How Meta shares out a campaign's money among its ads on the next day: more to those that have brought more for it so
 * far, by what it knew before that day.
 */
export function moveShares(
  draw: Draw,
  shares: number[],
  { brought, costMinor }: { brought: Brought[]; costMinor: number },
): number[] {
  const seen = brought.map(({ spendMinor, results }) => ((results + 1) / (spendMinor / costMinor + 1)) ** 2);
  const all = seen.reduce((sum, each) => sum + each, 0);
  const moved = shares.map((share, at) =>
    Math.max(
      leastShare,
      share + follows * (seen[at]! / all - share) + (strays / shares.length) * draw.normal(),
    ),
  );
  const total = moved.reduce((sum, each) => sum + each, 0);
  return moved.map((each) => each / total);
}
