import { server } from '#web/api.ts';
import { formatMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { goalOf } from '../figures/result-words.ts';
import { AmountsForm } from '../steering/amounts-form.tsx';
import { SteeringDialog, type SteeringTask } from '../steering/steering-dialog.tsx';

const questions = { leads: m.dialogs_goal_lead, traffic: m.dialogs_goal_visit, sales: m.dialogs_goal_sale };

/** What a result of a campaign may cost at most. Kept here: Meta is not told. */
export function CostGoalDialog({ task }: { task: SteeringTask }) {
  const { facebookCampaignId } = task;
  return (
    <SteeringDialog task={task} title={m.dialogs_goal()} text={m.dialogs_goal_text()}>
      {({ detail: { campaign }, ...form }) => {
        const now = campaign.figures.costPerResultMinor;
        const cost = now === null ? undefined : formatMoney(now, campaign.currency);
        const goal = {
          label: questions[goalOf(campaign)](),
          hints: () => [cost === undefined ? m.dialogs_goal_hint() : m.dialogs_goal_hint_now({ cost })],
          heldMinor: campaign.costGoalMinor,
        };
        return (
          <AmountsForm
            {...form}
            kind="cost-goal"
            campaign={campaign}
            amounts={{ goal }}
            verb={m.dialogs_goal_verb()}
            ask={({ goal: costGoalMinor }) =>
              server.liveCampaigns.setCostGoal({ facebookCampaignId, costGoalMinor })
            }
          />
        );
      }}
    </SteeringDialog>
  );
}
