import type { Objective } from '#contract/campaigns/campaign.ts';

/** Where the live campaigns stand on their page. */
export const rowsPlace = 'campaigns';

interface WeekRows {
  goal?: Objective;
  /** By what they are in order. */
  sort: '-spend' | '-results' | 'cost-per-result';
}

export type WeekPath = (rows: WeekRows) => string;

/** The live campaigns over the last seven days, in that order: of one goal, or all. */
export function weekPath({ goal, sort }: WeekRows): string {
  const search = new URLSearchParams({ period: '7d', ...(goal && { goal }), sort });
  return `/meta-ads?${search.toString()}#${rowsPlace}`;
}

/** Of one campaign, on its own page: what was spent day by day, who answered, and what the results of each ad cost. */
export function campaignWeekPath(leadsPath: string | undefined): WeekPath {
  return ({ sort }) => {
    if (sort === '-results' && leadsPath) return leadsPath;
    return sort === 'cost-per-result' ? '?period=7d&tab=ads' : '?period=7d#per-day';
  };
}
