import {
  type BrakeName,
  brakeNames,
  type HeldBrakes,
  noBrakes,
  suggestBrakes,
} from '#contract/live/brakes.ts';
import { isBrakedAgain } from '#contract/live/delivery.ts';
import { worstDayOf } from '#contract/live/spending.ts';
import { server } from '#web/api.ts';
import { formatWholeMoney } from '#web/money.ts';
import { brakeLabel } from '#web/operations/money-words.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { brakeNote } from './brakes-held.tsx';
import { deliveryReasonWords } from '#web/delivery-words.ts';
import { AmountsForm } from '../steering/amounts-form.tsx';
import { SteeringDialog, type SteeringTask } from '../steering/steering-dialog.tsx';

/** At what Meta pauses a campaign by itself. The keyboard begins in the brake that has paused it. */
export function BrakesDialog({ task }: { task: SteeringTask }) {
  const { facebookCampaignId } = task;
  return (
    <SteeringDialog
      task={task}
      title={m.dialogs_brakes()}
      text={m.dialogs_brakes_text()}
      first={({ campaign: { delivery } }) =>
        delivery.reason.code === 'braked' ? delivery.reason.brake : undefined
      }
    >
      {({ detail: { campaign, brakes }, ...form }) => {
        const { objective, dailyBudgetMinor, currency, figures, today, delivery } = campaign;
        const { spentWithoutResultMinor, mostPerDayMinor } = brakes?.settings ?? noBrakes;
        const say = (minor: number) => formatWholeMoney(minor, currency);
        const doubt = (name: BrakeName, minor: number | null | undefined) => {
          if (!dailyBudgetMinor || minor === undefined) return '';
          const worstMinor = worstDayOf(dailyBudgetMinor);
          const amount = say(worstMinor);
          const isDay = name === 'mostPerDayMinor';
          if (minor !== null && minor < dailyBudgetMinor) return m.dialogs_brakes_below();
          if (minor !== null) return isDay && minor >= worstMinor ? m.dialogs_brakes_above({ amount }) : '';
          if (isDay) return m.dialogs_brakes_no_day({ amount });
          return spentWithoutResultMinor === null ? '' : m.dialogs_brakes_no_result();
        };
        const hints = (name: BrakeName, spent: string) => (minor: number | null | undefined) => {
          // What Meta holds is news where it is not what stands in the box.
          const isHeld = minor === brakes?.settings[name] && brakes?.rules[name]?.status === 'armed';
          return [doubt(name, minor), spent, isHeld ? '' : heldWords(brakes, name, currency)];
        };
        const spentToday = m.dialogs_brakes_today({ amount: say(today.spendMinor) });
        const spentLately = m.dialogs_brakes_lately({ amount: say(figures.spendMinor) });
        const empty = m.dialogs_brakes_hint();
        return (
          <AmountsForm
            {...form}
            kind="brakes"
            campaign={campaign}
            amounts={{
              spentWithoutResultMinor: {
                label: brakeLabel('spentWithoutResultMinor', objective),
                hints: hints('spentWithoutResultMinor', spentLately),
                empty,
                heldMinor: spentWithoutResultMinor,
              },
              mostPerDayMinor: {
                label: brakeLabel('mostPerDayMinor', objective),
                hints: hints('mostPerDayMinor', spentToday),
                empty,
                heldMinor: mostPerDayMinor,
              },
            }}
            suggested={dailyBudgetMinor ? suggestBrakes(campaign) : undefined}
            verb={m.dialogs_brakes_verb()}
            // What is lost at Meta is put back by saving the same again.
            isAnew={brakeNames.some((name) => (brakes?.rules[name]?.status ?? 'armed') !== 'armed')}
            ask={(typed) => server.liveCampaigns.setBrakes({ facebookCampaignId, ...typed })}
          >
            {isBrakedAgain(delivery) && (
              <Banner tone="warning" title={deliveryReasonWords(delivery.reason)}>
                {m.changes_brakes_again()}
              </Banner>
            )}
          </AmountsForm>
        );
      }}
    </SteeringDialog>
  );
}

/** What Meta holds of it by now. */
function heldWords(brakes: HeldBrakes | null, name: BrakeName, currency: string): string {
  const minor = brakes?.settings[name] ?? null;
  const isArmed = brakes?.rules[name]?.status === 'armed';
  if (minor === null || !isArmed) return brakeNote({ brakes, currency }, name) ?? '';
  return m.dialogs_brakes_held({ amount: formatWholeMoney(minor, currency) });
}
