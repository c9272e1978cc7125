import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { api } from '#web/api.ts';
import { usualBudgets } from '#web/cost.ts';
import { moneyText } from '#contract/currencies.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { formatWhole } from '#web/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { peopleFor } from './people-for.ts';

interface BudgetHelpProps {
  fields: CampaignFields;
  leastMinor: number;
  onBudget: (minor: number) => void;
}

const settledMs = 800;

/** Below the box for the budget: three to begin with, and how many people there are to reach for it. */
export function BudgetHelp({ fields, leastMinor, onBudget }: BudgetHelpProps) {
  const { locations, ageFrom, ageTo, gender, currency, dailyBudgetMinor } = fields;
  const aim = useMemo(() => ({ locations, ageFrom, ageTo, gender }), [locations, ageFrom, ageTo, gender]);
  // A circle that is drawn wider asks once, at its end.
  const input = useDebounced(aim, settledMs);
  const { data: estimate } = useQuery({
    ...api.liveCampaigns.estimateReach.queryOptions({ input }),
    staleTime: Infinity,
    retry: false,
  });
  const people = estimate && dailyBudgetMinor && peopleFor(dailyBudgetMinor, currency, estimate);

  return (
    <div className="mt-3 space-y-3">
      <div role="group" aria-label={m.campaigns_budget_usual()} className="flex flex-wrap gap-2">
        {usualBudgets(leastMinor).map((minor) => (
          <Button
            key={minor}
            variant="secondary"
            size="small"
            aria-pressed={minor === dailyBudgetMinor}
            className="aria-pressed:border-accent tabular-nums"
            onClick={() => onBudget(minor)}
          >
            {moneyText(minor, { currency, locale: pageLanguage(), whole: true })}
          </Button>
        ))}
      </div>
      <p role="status" className="space-y-1 text-sm text-muted empty:hidden">
        {people ? (
          <span className="block">{m.campaigns_budget_people({ people: formatWhole(people) })}</span>
        ) : null}
        {estimate?.audience ? (
          <span className="block">
            {m.campaigns_budget_audience({
              least: formatWhole(estimate.audience.atLeast),
              most: formatWhole(estimate.audience.atMost),
            })}
          </span>
        ) : null}
      </p>
    </div>
  );
}
