import { limits } from '#contract/campaigns/campaign.ts';
import { isRegulated } from '#contract/campaigns/regulations.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import type { ReactNode } from 'react';
import { BrakeFields } from './brake-fields.tsx';
import { BudgetField } from '../budget/budget-field.tsx';
import { zoneOf } from '#web/campaign-end.ts';
import { AimFields } from './aim-fields.tsx';
import { EndFields } from './end-fields.tsx';
import type { FacebookChoice } from '../draft/follow-connection.ts';
import { LocationPicker } from '../locations/location-picker.tsx';
import { sourceNote } from '../draft/source-note.tsx';
import type { CheckedStepProps } from './step-props.ts';
import { TransparencyFields } from './transparency-fields.tsx';

interface StepAudienceProps extends CheckedStepProps {
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
  const { fields, change, unclear, onAmount, leastBudgetMinor, isConnected, connection, adAccount, below } =
    props;
  const { dailyBudgetMinor } = fields;

  return (
    <div className="space-y-6">
      <AimFields {...{ fields, change, below }} />
      <Card
        required
        title={m.campaigns_locations()}
        text={m.campaigns_locations_text({ most: limits.locations })}
      >
        <LocationPicker
          locations={fields.locations}
          most={limits.locations}
          onChange={(locations) => change({ locations })}
          isConnected={isConnected}
          connection={connection}
          sought={props.unknownPlace}
          error={props.lack('locations')}
        />
        <div className="mt-3 text-sm text-muted empty:hidden">{sourceNote(fields, 'locations')}</div>
        <div className="mt-3 empty:hidden">{below('locations')}</div>
      </Card>
      {fields.locations.some(isRegulated) && (
        <>
          <TransparencyFields fields={fields} change={change} adAccount={adAccount} />
          {below('beneficiary')}
          {below('payer')}
        </>
      )}
      <Card title={m.campaigns_budget_title()} text={m.campaigns_budget_text()}>
        <BudgetField {...{ fields, unclear, onAmount, leastBudgetMinor, adAccount }} />
        <div className="mt-3 empty:hidden">{below('dailyBudgetMinor')}</div>
        {dailyBudgetMinor !== null && <BrakeFields {...{ fields, change }} leastMinor={leastBudgetMinor} />}
      </Card>
      <EndFields fields={fields} change={change} timeZone={zoneOf(adAccount)} />
      {below('endsOn')}
    </div>
  );
}
