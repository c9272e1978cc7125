import { brakeNames, noBrakes } from '#contract/live/brakes.ts';
import { isBrakedAgain } from '#contract/live/delivery.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { AmountsForm } from '../steering/amounts-form.tsx';
import { SteeringDialog, type SteeringTask } from '../steering/steering-dialog.tsx';

/** At what Meta pauses a campaign by itself. */
export function BrakesDialog({ task }: { task: SteeringTask }) {
  const { facebookCampaignId } = task;
  const hint = m.dialogs_brakes_hint();
  return (
    <SteeringDialog task={task} title={m.dialogs_brakes()} text={m.dialogs_brakes_text()}>
      {({ detail: { campaign, brakes }, ...form }) => {
        const { spentWithoutResultMinor: ever, mostPerDayMinor: day } = brakes?.settings ?? noBrakes;
        return (
          <AmountsForm
            {...form}
            kind="brakes"
            campaign={campaign}
            amounts={{
              spentWithoutResultMinor: { label: m.dialogs_brakes_ever(), hint, heldMinor: ever },
              mostPerDayMinor: { label: m.dialogs_brakes_day(), hint, heldMinor: day },
            }}
            verb={m.dialogs_brakes_verb()}
            // What is lost at Meta is put back by saving the same again.
            isAnew={brakeNames.some((name) => (brakes?.rules[name]?.status ?? 'armed') !== 'armed')}
            ask={(typed) => server.liveCampaigns.setBrakes({ facebookCampaignId, ...typed })}
          >
            {isBrakedAgain(campaign.delivery) && <Banner tone="warning">{m.changes_brakes_again()}</Banner>}
          </AmountsForm>
        );
      }}
    </SteeringDialog>
  );
}
