import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { wholeWorstDay } from '#contract/live/brakes.ts';
import { mostInAll, zoneOf } from '#web/campaign-end.ts';
import { perMonth } from '#web/cost.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatLongDay } from '#web/ui/format/format.ts';
import type { FacebookChoice } from '../draft/follow-connection.ts';
import { PeopleReached, UsualBudgets } from './budget-help.tsx';
import { MoneyField } from '../wizard/money-field.tsx';
import type { AmountStepProps } from '../wizard/step-props.ts';

interface BudgetFieldProps extends Omit<AmountStepProps, 'change'> {
  leastBudgetMinor: number;
  adAccount: FacebookChoice['adAccount'];
}

/** What it may cost a day, what that comes to, and what is usual. */
export function BudgetField(props: BudgetFieldProps) {
  const { fields, unclear, onAmount, leastBudgetMinor, adAccount } = props;
  const { currency, dailyBudgetMinor } = fields;
  return (
    <div className="@container">
      <div className="grid gap-4 @xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <div className="max-w-sm">
          <MoneyField
            label={m.campaigns_budget()}
            name="dailyBudgetMinor"
            currency={currency}
            minor={dailyBudgetMinor}
            unclear={unclear.dailyBudgetMinor}
            least={{
              minor: leastBudgetMinor,
              error: m.campaigns_budget_least({ amount: formatWholeMoney(leastBudgetMinor, currency) }),
            }}
            onAmount={(minor, text) => onAmount('dailyBudgetMinor', minor, text)}
            hint={dailyBudgetMinor === null ? m.campaigns_budget_hint() : undefined}
          />
          <div className="mt-3 space-y-2 empty:hidden">
            {adAccount && (
              <UsualBudgets
                chosen={dailyBudgetMinor}
                currency={currency}
                leastMinor={leastBudgetMinor}
                onBudget={(minor) => onAmount('dailyBudgetMinor', minor, undefined)}
              />
            )}
            {dailyBudgetMinor !== null && (
              <p className="text-sm text-pretty text-muted">
                {costOf(fields, dailyBudgetMinor, zoneOf(adAccount))}
              </p>
            )}
          </div>
        </div>
        {adAccount && <PeopleReached fields={fields} />}
      </div>
    </div>
  );
}

/** What the typed budget comes to, on average and at worst. */
function costOf(fields: CampaignFields, dailyBudgetMinor: number, timeZone: string): string {
  const { currency, endsOn } = fields;
  const say = (minor: number) => formatWholeMoney(minor, currency);
  const cost = m.campaigns_budget_cost({
    month: say(perMonth(dailyBudgetMinor)),
    worst: say(wholeWorstDay(dailyBudgetMinor, currency)),
  });
  const inAll = mostInAll(fields, timeZone);
  const until = inAll && endsOn && m.campaigns_end_all({ day: formatLongDay(endsOn), amount: say(inAll) });
  return `${cost} ${until ?? ''}`.trim();
}
