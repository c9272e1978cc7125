import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { worstDayOf } from '#contract/live/spending.ts';
import { mostInAll, zoneOf } from '#web/campaign-end.ts';
import { perMonth } from '#web/cost.ts';
import { formatWholeMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatLongDay } from '#web/ui/format/format.ts';
import type { FacebookChoice } from '../draft/follow-connection.ts';
import { BudgetHelp } from './budget-help.tsx';
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
        hint={costOf(fields, zoneOf(adAccount))}
      />
      {adAccount && (
        <BudgetHelp
          fields={fields}
          leastMinor={leastBudgetMinor}
          onBudget={(minor) => onAmount('dailyBudgetMinor', minor, undefined)}
        />
      )}
    </div>
  );
}

/** What the typed budget comes to, on average and at worst. */
function costOf(fields: CampaignFields, timeZone: string): string {
  const { dailyBudgetMinor, currency, endsOn } = fields;
  if (dailyBudgetMinor === null) return m.campaigns_budget_hint();
  const say = (minor: number) => formatWholeMoney(minor, currency);
  const [day, month] = [say(dailyBudgetMinor), say(perMonth(dailyBudgetMinor))];
  const worst = m.changes_budget_worst({ amount: say(worstDayOf(dailyBudgetMinor)) });
  const inAll = mostInAll(fields, timeZone);
  const until = inAll && endsOn && m.campaigns_end_all({ day: formatLongDay(endsOn), amount: say(inAll) });
  return `${m.campaigns_budget_cost({ day, month })}. ${worst} ${until ?? ''}`.trim();
}
