import { liveLimits } from '#contract/live/steering.ts';
import { useEffect, useState } from 'react';
import { server } from '#web/api.ts';
import { useDialogOperation } from '#web/operations/use-dialog-operation.ts';
import { failedTitle } from '#web/operations/words.ts';
import { m } from '#web/paraglide/messages.js';
import { countGraphemes, keepWithin } from '#web/ui/format/graphemes.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type FormInDialog, SteeringDialog, type SteeringTask } from './steering-dialog.tsx';
import { SteeringForm } from './steering-form.tsx';
import { keepUnsent } from './unsent.ts';

const useUnsentName = keepUnsent<string>();

/** What a campaign is called, here and at Meta. */
export function RenameDialog({ task }: { task: SteeringTask }) {
  return (
    <SteeringDialog task={task} title={m.dialogs_rename()} text={m.dialogs_rename_text()}>
      {({ detail: { campaign }, ...form }) => <RenameForm campaign={campaign} {...form} />}
    </SteeringDialog>
  );
}

interface RenameFormProps extends FormInDialog {
  campaign: { facebookCampaignId: string; name: string };
}

function RenameForm({ campaign, onUnsaved, onDone, onCancel }: RenameFormProps) {
  const { facebookCampaignId } = campaign;
  const unsent = useUnsentName(facebookCampaignId);
  const [typed, setTyped] = useState(unsent.found ?? campaign.name);
  const [isMissing, setIsMissing] = useState(false);
  const operation = useDialogOperation({
    kind: 'name',
    titleOf: () => failedTitle('name'),
    onDone,
    onLeft: () => unsent.keep(typed),
    onArrived: unsent.drop,
  });
  const name = typed.trim();
  const isUnsaved = name !== campaign.name && !operation.isBusy;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);

  function submit() {
    setIsMissing(name === '');
    if (name === '' || name === campaign.name) return;
    void operation.run(() => server.liveCampaigns.rename({ facebookCampaignId, name }));
  }

  return (
    <SteeringForm
      change={operation}
      verb={m.dialogs_rename_verb()}
      isIdle={name === campaign.name}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        label={m.dialogs_rename_name()}
        name="name"
        required
        value={typed}
        counter={{ now: countGraphemes(typed), most: liveLimits.name }}
        error={isMissing ? m.dialogs_rename_missing() : undefined}
        onValueChange={(next) => {
          setTyped(keepWithin(liveLimits.name, { before: typed, typed: next }));
          setIsMissing(false);
        }}
      />
    </SteeringForm>
  );
}
