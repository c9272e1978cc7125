import { type CampaignFields, limits } from '#contract/campaigns/campaign.ts';
import { isRegulated } from '#contract/campaigns/regulations.ts';
import { worstDayOf } from '#contract/live/spending.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { formatWholeMoney } from '#web/money.ts';
import { formatLongDay } from '#web/ui/format/format.ts';
import type { ReactNode } from 'react';
import { BrakeFields } from './brake-fields.tsx';
import { BudgetHelp } from './budget-help.tsx';
import { mostInAll, zoneOf } from '#web/campaign-end.ts';
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
        {dailyBudgetMinor !== null && <BrakeFields {...{ fields, change }} leastMinor={leastBudgetMinor} />}
      </Card>
      <EndFields fields={fields} change={change} timeZone={zoneOf(adAccount)} />
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
