import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { api } from '#web/api.ts';
import { usualBudgets } from '#web/cost.ts';
import { moneyText } from '#contract/currencies.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { formatWhole } from '#web/ui/format/format.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { peopleFor } from './people-for.ts';

interface UsualBudgetsProps {
  chosen: number | null;
  currency: string;
  leastMinor: number;
  onBudget: (minor: number) => void;
}

/** Three budgets to begin with, each a tap away. */
export function UsualBudgets({ chosen, currency, leastMinor, onBudget }: UsualBudgetsProps) {
  return (
    <div role="group" aria-label={m.campaigns_budget_usual()} className="flex flex-wrap gap-2">
      {usualBudgets(leastMinor).map((minor) => (
        <Button
          key={minor}
          variant="secondary"
          size="small"
          aria-pressed={minor === chosen}
          className="aria-pressed:border-accent tabular-nums"
          onClick={() => onBudget(minor)}
        >
          {moneyText(minor, { currency, locale: pageLanguage(), whole: true })}
        </Button>
      ))}
    </div>
  );
}

const settledMs = 800;

/** How many people there are to reach, and how many of them the budget does. */
export function PeopleReached({ fields }: { fields: CampaignFields }) {
  const { locations, ageFrom, ageTo, gender, currency, dailyBudgetMinor } = fields;
  const aim = useMemo(() => ({ locations, ageFrom, ageTo, gender }), [locations, ageFrom, ageTo, gender]);
  // A circle that is drawn wider asks once, at its end.
  const input = useDebounced(aim, settledMs);
  const { data: estimate, isPending } = useQuery({
    ...api.liveCampaigns.estimateReach.queryOptions({ input }),
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const people = estimate && dailyBudgetMinor && peopleFor(dailyBudgetMinor, currency, estimate);
  const audience = estimate?.audience;
  return (
    <div
      role="status"
      className={cn(
        'space-y-2 rounded-lg bg-sunken p-3 text-pretty',
        isPending ? 'min-h-16' : 'empty:hidden',
      )}
    >
      {people ? (
        <p className="text-sm text-muted tabular-nums">
          <span className="block text-2xl font-semibold text-text">{formatWhole(people)}</span>{' '}
          {m.campaigns_budget_people()}
        </p>
      ) : null}
      {audience && (
        <p className="text-sm text-muted tabular-nums">
          {formatWhole(audience.atLeast)}–{formatWhole(audience.atMost)} {m.campaigns_budget_audience()}
        </p>
      )}
    </div>
  );
}
