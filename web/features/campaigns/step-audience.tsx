import { limits } from '#contract/campaigns.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { formatMoney } from '#web/money.ts';
import { minorDigits } from '#contract/currencies.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { ReactNode } from 'react';
import { perMonth } from './cost.ts';
import { LocationPicker } from './location-picker.tsx';
import { MoneyField, type AmountName, type UnclearAmounts } from './money-field.tsx';
import type { StepProps } from './step-props.ts';

interface StepAudienceProps extends StepProps {
  unclear: UnclearAmounts;
  onAmount: (name: AmountName, minor: number | null, unclear: string | undefined) => void;
  leastBudgetMinor: number;
  isConnected: boolean;
  /** Where places cannot be searched because Facebook is not connected: the way to connect it. */
  connection: ReactNode;
}

/** Who sees the ads, where, and what a day may cost. */
export function StepAudience(props: StepAudienceProps) {
  const { fields, change, unclear, onAmount, leastBudgetMinor, isConnected, connection } = props;
  const { ageFrom, ageTo, currency, dailyBudgetMinor } = fields;

  return (
    <div className="space-y-6">
      <Card title={m.campaigns_audience_title()}>
        <div className="grid grid-cols-2 gap-5">
          <SelectField
            label={m.campaigns_age_from()}
            required
            options={ages}
            value={String(ageFrom)}
            onValueChange={(age) => change({ ageFrom: Number(age), ageTo: Math.max(ageTo, Number(age)) })}
          />
          <SelectField
            label={m.campaigns_age_to()}
            required
            options={ages}
            value={String(ageTo)}
            onValueChange={(age) => change({ ageTo: Number(age), ageFrom: Math.min(ageFrom, Number(age)) })}
          />
        </div>
        <RadioCards
          className="mt-6"
          legend={m.campaigns_gender()}
          required
          value={fields.gender}
          onValueChange={(gender) => change({ gender })}
          options={[
            { value: 'men', title: m.campaigns_gender_men() },
            { value: 'women', title: m.campaigns_gender_women() },
            { value: 'all', title: m.campaigns_gender_all() },
          ]}
        />
      </Card>
      <Card title={m.campaigns_locations()} text={m.campaigns_locations_text({ most: limits.locations })}>
        <LocationPicker
          locations={fields.locations}
          most={limits.locations}
          onChange={(locations) => change({ locations })}
          isConnected={isConnected}
          connection={connection}
        />
      </Card>
      <Card title={m.campaigns_budget_title()} text={m.campaigns_budget_text()}>
        <div className="max-w-sm">
          <MoneyField
            label={m.campaigns_budget()}
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
        </div>
      </Card>
    </div>
  );
}

const { from: youngest, to: oldest } = limits.ages;

const ages = Array.from({ length: oldest - youngest + 1 }, (_, years) => {
  const age = String(youngest + years);
  return { value: age, label: age === String(oldest) ? `${age}+` : age };
});

function leastBudgetError(leastMinor: number, currency: string): string {
  const isWhole = leastMinor % 10 ** minorDigits(currency) === 0;
  const amount = formatMoney(leastMinor, currency);
  return m.campaigns_budget_least({ amount: isWhole ? amount.replace(/[.,]00(?!\d)/, '') : amount });
}
