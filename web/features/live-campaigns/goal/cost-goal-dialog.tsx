import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { minorDigits } from '#contract/currencies.ts';
import { useEffect, useState } from 'react';
import { server } from '#web/api.ts';
import { formatMoney } from '#web/money.ts';
import { readMoney, writeMoney } from '#web/money-input.ts';
import { useDialogOperation } from '#web/operations/use-dialog-operation.ts';
import { failedTitle } from '#web/operations/words.ts';
import { m } from '#web/paraglide/messages.js';
import { TextField } from '#web/ui/form/text-field.tsx';
import { goalOf } from '../figures/result-words.ts';
import { SteeringDialog, type SteeringTask } from '../steering/steering-dialog.tsx';
import { SteeringForm } from '../steering/steering-form.tsx';
import { keepUnsent } from '../steering/unsent.ts';

const useUnsentGoal = keepUnsent<string>();

/** What a result of a campaign may cost at most. Kept here: Meta is not told. */
export function CostGoalDialog({ task }: { task: SteeringTask }) {
  return (
    <SteeringDialog task={task} title={m.dialogs_goal()} text={m.dialogs_goal_text()}>
      {({ detail: { campaign }, ...form }) => <CostGoalForm campaign={campaign} {...form} />}
    </SteeringDialog>
  );
}

interface CostGoalFormProps {
  campaign: LiveCampaign;
  onUnsaved: (isUnsaved: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
}

const questions = { leads: m.dialogs_goal_lead, traffic: m.dialogs_goal_visit, sales: m.dialogs_goal_sale };

function CostGoalForm({ campaign, onUnsaved, onDone, onCancel }: CostGoalFormProps) {
  const { facebookCampaignId, currency, costGoalMinor: held, figures } = campaign;
  const unsent = useUnsentGoal(facebookCampaignId);
  const [typed, setTyped] = useState(unsent.found ?? writeMoney(held, currency));
  const [isTold, setIsTold] = useState(false);
  const operation = useDialogOperation({
    kind: 'cost-goal',
    titleOf: () => failedTitle('cost-goal'),
    onDone,
    onLeft: () => unsent.keep(typed),
    onArrived: unsent.drop,
  });
  const read = readMoney(typed, currency);
  const minor = read === 0 ? undefined : read;
  const isUnsaved = minor !== held && !operation.isBusy;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  function submit() {
    setIsTold(true);
    if (minor === undefined || minor === held) return;
    void operation.run(() => server.liveCampaigns.setCostGoal({ facebookCampaignId, costGoalMinor: minor }));
  }

  const now = figures.costPerResultMinor;
  return (
    <SteeringForm
      change={operation}
      verb={m.dialogs_goal_verb()}
      isIdle={minor === held}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        label={questions[goalOf(campaign)]()}
        name="goal"
        inputMode={minorDigits(currency) > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={24}
        value={typed}
        trailing={currency}
        error={isTold && minor === undefined ? m.changes_budget_unclear() : undefined}
        hint={
          now === null ? m.dialogs_goal_hint() : m.dialogs_goal_hint_now({ cost: formatMoney(now, currency) })
        }
        onValueChange={setTyped}
      />
    </SteeringForm>
  );
}
