import type { ComparedAd } from '#contract/live/ad-comparison.ts';
import { cn } from '#web/ui/class-names.ts';

type Costs = Pick<ComparedAd, 'costPerResultMinor' | 'costAtLeastMinor' | 'costAtMostMinor' | 'standing'>;

export interface CostScale {
  /** Where an amount lies, in percent of the width; what is dearer than all that is shown lies at its end. */
  at: (minor: number) => number;
  /** What is dearer than this is not shown. */
  upToMinor: number;
  /** What a result is worth to the owner. */
  worth: number | undefined;
}

/** Dearer than so many times the dearest ad is not shown: a line that long only says that little is known. */
const widest = 4;

/** One scale for all ads, on which twice as much is always as far. */
export function openCostScale(ads: readonly Costs[], worth: number | undefined): CostScale {
  const cost = Math.max(...ads.map((ad) => ad.costPerResultMinor ?? ad.costAtLeastMinor));
  const upToMinor = cost * widest;
  const ends = ads.map(({ costAtMostMinor }) => Math.min(costAtMostMinor ?? Infinity, upToMinor));
  const known = worth === undefined ? [] : [worth * 0.95, worth * 1.05];
  const least = Math.log(Math.max(1, Math.min(...ads.map((ad) => ad.costAtLeastMinor), ...known)));
  const most = Math.log(Math.max(2, ...ends, ...known));
  const at = (minor: number) =>
    Math.min(100, Math.max(0, ((Math.log(Math.max(1, minor)) - least) / (most - least)) * 100));
  return { at, worth, upToMinor };
}

/** What a result of an ad costs, as a dot on the line of what it may cost; the words beside it say the same. */
export function CostLine({ ad, scale: { at, worth, upToMinor } }: { ad: Costs; scale: CostScale }) {
  const { costPerResultMinor, costAtLeastMinor, costAtMostMinor, standing } = ad;
  const from = at(costAtLeastMinor);
  const isOpen = costAtMostMinor === null || costAtMostMinor > upToMinor;
  const colour = standing === 'better' ? 'bg-success-text' : 'bg-info-text';
  return (
    <div aria-hidden className="relative mx-1.5 h-4">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
      <span
        className={cn(
          'absolute top-1/2 h-1.5 -translate-y-1/2 opacity-40',
          isOpen ? 'rounded-l-full' : 'rounded-full',
          colour,
        )}
        style={{ left: `${from}%`, width: `${at(costAtMostMinor ?? Infinity) - from}%` }}
      />
      {worth !== undefined && (
        <span
          className="absolute inset-y-0 border-l border-dashed border-text"
          style={{ left: `${at(worth)}%` }}
        />
      )}
      {costPerResultMinor !== null && (
        <span
          className={cn('absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full', colour)}
          style={{ left: `${at(costPerResultMinor)}%` }}
        />
      )}
    </div>
  );
}
