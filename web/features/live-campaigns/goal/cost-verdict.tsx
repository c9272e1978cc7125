import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { formatMoney, formatPlainMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { fewestResults } from '#contract/live/cost-change.ts';
import { type CostVerdict as Verdict, judgeCost } from './judge-cost.ts';

const tones: Record<Verdict, string> = {
  within: 'text-success-text',
  over: 'text-warning-text',
  early: 'text-muted',
};
const words = { within: m.live_cost_within, over: m.live_cost_over, early: m.live_cost_early };

/** The colour of what a result costs, beside which `CostVerdict` says the same in words. */
export function costTone(campaign: Pick<LiveCampaign, 'costGoalMinor' | 'figures'>): string | undefined {
  const verdict = judgeCost(campaign);
  return verdict && verdict !== 'early' ? tones[verdict] : undefined;
}

interface CostVerdictProps {
  campaign: LiveCampaign;
  /** Without its currency, where that is said for a whole column. */
  isPlain?: boolean;
}

/** Whether a result costs what it may; nothing where nobody has said what that is. */
export function CostVerdict({ campaign, isPlain }: CostVerdictProps) {
  const { costGoalMinor, currency } = campaign;
  const verdict = judgeCost(campaign);
  if (!verdict || costGoalMinor === null) return null;
  return (
    <span
      title={verdict === 'early' ? m.live_cost_early_hint({ count: fewestResults }) : undefined}
      className={cn('block text-xs', tones[verdict])}
    >
      {words[verdict]({ goal: (isPlain ? formatPlainMoney : formatMoney)(costGoalMinor, currency) })}
    </span>
  );
}

/** The same as one sign, where there is no room for its words; they are read out. */
export function CostSign({ campaign }: { campaign: LiveCampaign }) {
  const verdict = judgeCost(campaign);
  if (!verdict || verdict === 'early') return null;
  return (
    <>
      <span aria-hidden>{verdict === 'within' ? '✓ ' : '▲ '}</span>
      <span className="sr-only">
        <CostVerdict campaign={campaign} />
      </span>
    </>
  );
}
