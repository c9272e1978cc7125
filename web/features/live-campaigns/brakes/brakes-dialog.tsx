import { brakeNames, noBrakes } from '#contract/live/brakes.ts';
import { isBrakedAgain } from '#contract/live/delivery.ts';
import { server } from '#web/api.ts';
import { formatMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { deliveryReasonWords } from '../delivery/delivery-words.ts';
import { AmountsForm } from '../steering/amounts-form.tsx';
import { SteeringDialog, type SteeringTask } from '../steering/steering-dialog.tsx';

const ever = { leads: m.dialogs_brakes_lead, sales: m.dialogs_brakes_sale, traffic: m.dialogs_brakes_ever };

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
        const hint = (spent: string) => (minor: number | null | undefined) =>
          minor && dailyBudgetMinor && minor < dailyBudgetMinor
            ? `${m.dialogs_brakes_below()} ${spent}`
            : `${spent} ${m.dialogs_brakes_hint()}`;
        const spentToday = m.dialogs_brakes_today({ amount: formatMoney(today.spendMinor, currency) });
        const spentLately = m.dialogs_brakes_lately({ amount: formatMoney(figures.spendMinor, currency) });
        return (
          <AmountsForm
            {...form}
            kind="brakes"
            campaign={campaign}
            amounts={{
              spentWithoutResultMinor: {
                label: ever[objective ?? 'traffic'](),
                hint: hint(spentLately),
                heldMinor: spentWithoutResultMinor,
              },
              mostPerDayMinor: {
                label: m.dialogs_brakes_day(),
                hint: hint(spentToday),
                heldMinor: mostPerDayMinor,
              },
            }}
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
