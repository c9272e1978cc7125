import { limits } from '#contract/campaigns/campaign.ts';
import { isRegulated } from '#contract/campaigns/regulations.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { formatMoney } from '#web/money.ts';
import { minorDigits } from '#contract/currencies.ts';
import type { ReactNode } from 'react';
import { BudgetHelp } from './budget-help.tsx';
import { zoneOf } from '#web/campaign-end.ts';
import { AimFields } from './aim-fields.tsx';
import { EndFields } from './end-fields.tsx';
import { perMonth } from '#web/cost.ts';
import type { FacebookChoice } from '../draft/follow-connection.ts';
import { LocationPicker } from '../locations/location-picker.tsx';
import { MoneyField } from './money-field.tsx';
import type { AmountStepProps } from './step-props.ts';
import { TransparencyFields } from './transparency-fields.tsx';

interface StepAudienceProps extends AmountStepProps {
  leastBudgetMinor: number;
  isConnected: boolean;
  /** Where places cannot be searched because Facebook is not connected: the way to connect it. */
  connection: ReactNode;
  adAccount: FacebookChoice['adAccount'];
  /** A place that was named, to be searched for. */
  unknownPlace: string;
}

/** Who sees the ads, where, and what a day may cost. */
export function StepAudience(props: StepAudienceProps) {
  const { fields, change, unclear, onAmount, leastBudgetMinor, isConnected, connection, adAccount } = props;
  const { currency, dailyBudgetMinor } = fields;

  return (
    <div className="space-y-6">
      <AimFields fields={fields} change={change} />
      <Card title={m.campaigns_locations()} text={m.campaigns_locations_text({ most: limits.locations })}>
        <LocationPicker
          locations={fields.locations}
          most={limits.locations}
          onChange={(locations) => change({ locations })}
          isConnected={isConnected}
          connection={connection}
          sought={props.unknownPlace}
        />
      </Card>
      {fields.locations.some(isRegulated) && (
        <TransparencyFields fields={fields} change={change} adAccount={adAccount} />
      )}
      <Card title={m.campaigns_budget_title()} text={m.campaigns_budget_text()}>
        <div className="max-w-sm">
          <MoneyField
            label={m.campaigns_budget()}
            name="dailyBudgetMinor"
            currency={currency}
            minor={dailyBudgetMinor}
            unclear={unclear.dailyBudgetMinor}
            least={{ minor: leastBudgetMinor, error: leastBudgetError(leastBudgetMinor, currency) }}
            onAmount={(minor, text) => onAmount('dailyBudgetMinor', minor, text)}
            hint={
              dailyBudgetMinor === null
                ? m.campaigns_budget_hint()
                : m.campaigns_budget_cost({
                    day: formatMoney(dailyBudgetMinor, currency),
                    month: formatMoney(perMonth(dailyBudgetMinor), currency),
                  })
            }
          />
          {adAccount && (
            <BudgetHelp
              fields={fields}
              leastMinor={leastBudgetMinor}
              onBudget={(minor) => onAmount('dailyBudgetMinor', minor, undefined)}
            />
          )}
        </div>
      </Card>
      <EndFields fields={fields} change={change} timeZone={zoneOf(adAccount)} />
    </div>
  );
}

function leastBudgetError(leastMinor: number, currency: string): string {
  const isWhole = leastMinor % 10 ** minorDigits(currency) === 0;
  const amount = formatMoney(leastMinor, currency);
  return m.campaigns_budget_least({ amount: isWhole ? amount.replace(/[.,]00(?!\d)/, '') : amount });
}
