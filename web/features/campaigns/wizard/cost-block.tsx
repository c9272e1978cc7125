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
  onSetBudget: () => void;
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
  return (
    <div>
      <dl className="space-y-1 text-sm">
        <div className="flex justify-between gap-3">
          <dt className="text-muted">{m.campaigns_cost_day()}</dt>
          <dd className="font-semibold">{formatMoney(dailyBudgetMinor, currency)}</dd>
        </div>
        <div className="flex justify-between gap-3">
          <dt className="text-muted">{m.campaigns_cost_most()}</dt>
          <dd className="font-semibold">{formatMoney(worstDayOf(dailyBudgetMinor), currency)}</dd>
        </div>
        <div className="flex justify-between gap-3">
          <dt className="text-muted">{m.campaigns_cost_month()}</dt>
          <dd className="font-semibold">{formatMoney(perMonth(dailyBudgetMinor), currency)}</dd>
        </div>
        {mostInAllMinor !== undefined && (
          <div className="flex justify-between gap-3">
            <dt className="text-muted">{m.campaigns_cost_all()}</dt>
            <dd className="font-semibold">{formatMoney(mostInAllMinor, currency)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-2 text-xs text-muted">{m.campaigns_cost_text()}</p>
      <button
        type="button"
        aria-label={m.campaigns_sum_change_named({ name: m.campaigns_budget() })}
        className="mt-2 min-h-6 text-sm font-semibold text-accent-text hover:underline"
        onClick={onSetBudget}
      >
        {m.campaigns_sum_change()}
      </button>
    </div>
  );
}
