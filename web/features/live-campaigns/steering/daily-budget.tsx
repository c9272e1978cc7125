import type { BudgetPlace, LiveCampaign } from '#contract/live/live-campaign.ts';
import { Link } from 'react-router';
import { formatPlainWhole, formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { useBudgetBefore } from '../drift/use-drifts.ts';
import { useMaySteer } from '../live-tools.ts';
import { BudgetChange } from './budget-change.tsx';
import { detailsPath } from '#web/campaign-paths.ts';

const reasons: Partial<Record<BudgetPlace, () => string>> = {
  'several-ad-sets': m.changes_budget_several,
  lifetime: m.changes_budget_lifetime,
  none: m.changes_budget_none,
};

/** Where the budgets of ad sets are changed one by one. */
export const adSetsPlace = 'ad-sets';

interface DailyBudgetProps {
  campaign: LiveCampaign;
  /** Without its currency, where that is said for a whole column. */
  isPlain?: boolean;
}

/** What a campaign may spend a day, to be changed beside it; of several budgets the sum, with where each of them is. */
export function DailyBudget({ campaign, isPlain }: DailyBudgetProps) {
  const { facebookCampaignId, dailyBudgetMinor, currency, budgetPlace, goneAt } = campaign;
  const reason = goneAt === null ? reasons[budgetPlace]?.() : undefined;
  const was = useBudgetBefore(facebookCampaignId);
  const maySteer = useMaySteer();
  const canEdit = maySteer && goneAt === null && reason === undefined && facebookCampaignId !== '';
  // Below each other, with the pencil beside it or without.
  const besidePencil = isPlain && maySteer && 'lg:pr-10';
  return (
    <span className={cn('inline-flex flex-col whitespace-nowrap', isPlain && 'lg:items-end')}>
      <span className={cn('inline-flex items-center gap-1', !canEdit && besidePencil)}>
        {dailyBudgetMinor === null
          ? m.live_none()
          : (isPlain ? formatPlainWhole : formatWholeMoney)(dailyBudgetMinor, currency)}
        {canEdit && <BudgetChange campaign={campaign} presentMinor={dailyBudgetMinor ?? 0} />}
      </span>
      {isPlain && !reason && was !== undefined && (
        <span className={cn('text-xs text-warning-text lg:text-right', besidePencil)}>
          {m.live_budget_was({ amount: formatPlainWhole(was, currency) })}
        </span>
      )}
      {reason && (
        <span className="max-w-40 text-xs whitespace-normal text-muted">
          {reason}
          {budgetPlace === 'several-ad-sets' && (
            <>
              {' '}
              <Link
                to={{ pathname: detailsPath(campaign), search: 'tab=setup', hash: adSetsPlace }}
                className="font-medium text-accent-text hover:underline"
              >
                {m.changes_budget_each()}
              </Link>
            </>
          )}
        </span>
      )}
    </span>
  );
}
