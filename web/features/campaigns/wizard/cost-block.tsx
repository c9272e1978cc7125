import { worstDayOf } from '#contract/live/spending.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatMoney } from '#web/money.ts';
import { perMonth } from '#web/cost.ts';

interface CostBlockProps {
  dailyBudgetMinor: number | null;
  /** Where it has a last day. */
  mostInAllMinor?: number | undefined;
  currency: string;
  /** Left out where it can only be read. */
  onSetBudget?: () => void;
}

/** What the campaign can cost, before anybody says yes. */
export function CostBlock({ dailyBudgetMinor, mostInAllMinor, currency, onSetBudget }: CostBlockProps) {
  if (dailyBudgetMinor === null) {
    return (
      <div className="rounded-xl bg-warning-soft p-4 text-sm">
        <p className="font-semibold text-warning-text">{m.campaigns_cost_none()}</p>
        <p className="mt-1">{m.campaigns_cost_none_text()}</p>
        <Button variant="secondary" size="small" className="mt-3" onClick={onSetBudget}>
          {m.campaigns_cost_set()}
        </Button>
      </div>
    );
  }
  const figures: [name: string, minor: number | undefined][] = [
    [m.campaigns_cost_day(), dailyBudgetMinor],
    [m.campaigns_cost_most(), worstDayOf(dailyBudgetMinor)],
    [m.campaigns_cost_month(), perMonth(dailyBudgetMinor)],
    [m.campaigns_cost_all(), mostInAllMinor],
  ];
  return (
    <div className="text-sm">
      <dl className="space-y-2 @lg:flex @lg:gap-6 @lg:space-y-0">
        {figures.map(
          ([name, minor]) =>
            minor !== undefined && (
              <div
                key={name}
                className="flex items-baseline justify-between gap-3 @lg:flex-1 @lg:flex-col @lg:items-start @lg:gap-1"
              >
                <dt className="text-muted">{name}</dt>
                <dd className="text-lg font-semibold whitespace-nowrap tabular-nums">
                  {formatMoney(minor, currency)}
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-3 text-muted">
        {m.campaigns_cost_text()}{' '}
        {onSetBudget && (
          <button
            type="button"
            aria-label={m.campaigns_sum_change_named({ name: m.campaigns_budget() })}
            className="min-h-6 font-semibold text-accent-text hover:underline"
            onClick={onSetBudget}
          >
            {m.campaigns_sum_change()}
          </button>
        )}
      </p>
    </div>
  );
}
