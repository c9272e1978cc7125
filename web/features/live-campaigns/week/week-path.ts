import type { Objective } from '#contract/campaigns/campaign.ts';

/** Where the live campaigns stand on their page. */
export const rowsPlace = 'campaigns';

/** The live campaigns over the last seven days, in that order: of one goal, or all. */
export function weekPath({ goal, sort }: { goal?: Objective; sort: string }): string {
  const search = new URLSearchParams({ period: '7d', ...(goal && { goal }), sort });
  return `/meta-ads?${search.toString()}#${rowsPlace}`;
}
