import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { fewestResults } from '#contract/live/cost-change.ts';

/** How what a result costs stands beside the goal; `early` where the results are a handful, which chance makes. */
export type CostVerdict = 'within' | 'over' | 'early';

/** Undefined where nobody has set a goal. */
export function judgeCost({
  costGoalMinor,
  figures: { results, costPerResultMinor },
}: Pick<LiveCampaign, 'costGoalMinor' | 'figures'>): CostVerdict | undefined {
  if (costGoalMinor === null) return undefined;
  if (costPerResultMinor === null || results < fewestResults) return 'early';
  return costPerResultMinor <= costGoalMinor ? 'within' : 'over';
}
