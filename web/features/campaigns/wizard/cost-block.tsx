import { wholeWorstDay } from '#contract/live/brakes.ts';
import { m } from '#web/paraglide/messages.js';
import { formatRoundMoney } from '#web/money.ts';
import { perMonth } from '#web/cost.ts';

interface CostBlockProps {
  dailyBudgetMinor: number;
  /** Where it has a last day. */
  mostInAllMinor?: number | undefined;
  currency: string;
}

/** What the campaign can cost, before anybody says yes. */
export function CostBlock({ dailyBudgetMinor, mostInAllMinor, currency }: CostBlockProps) {
  const figures: [name: string, minor: number | undefined][] = [
    [m.campaigns_cost_day(), dailyBudgetMinor],
    [m.campaigns_cost_most(), wholeWorstDay(dailyBudgetMinor, currency)],
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
                  {formatRoundMoney(minor, currency)}
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-3 text-muted">{m.campaigns_cost_text()}</p>
    </div>
  );
}
