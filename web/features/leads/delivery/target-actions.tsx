import type { LeadTarget } from '#contract/leads/lead-targets.ts';
import { useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { ReceiverGuide } from './receiver-guide.tsx';
import { TargetDialog } from './target-dialog.tsx';
import type { Targets } from './use-targets.ts';

interface TargetActionsProps {
  target: LeadTarget;
  targets: Targets;
}

type Question = 'edit' | 'secret' | 'removal';

/** On or off, a test, what it gets, all that failed once more, a new secret, and the end of it. */
export function TargetActions({ target, targets }: TargetActionsProps) {
  const [question, setQuestion] = useState<Question>();
  const { update, remove, test, replay } = targets;
  const { id, on, kind, secretHint, givenUp } = target;
  const ask = (what?: Question) => () => setQuestion(what);
  const close = ask();
  const isSwitching = update.isPending && update.variables.id === id;
  return (
    <>
      <Switch
        label={m.leads_webhook_on()}
        hint={m.leads_webhook_off_hint()}
        checked={isSwitching ? (update.variables.on ?? on) : on}
        onCheckedChange={(isOn) => update.mutate({ id, on: isOn })}
      />
      <div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            busy={test.isPending && test.variables.id === id}
            onClick={() => test.mutate({ id })}
          >
            {m.leads_webhook_test()}
          </Button>
          {givenUp > 0 && on && (
            <Button
              variant="secondary"
              size="small"
              busy={replay.isPending && replay.variables.id === id}
              onClick={() => replay.mutate({ id })}
            >
              {m.targets_replay({ count: givenUp })}
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={ask('edit')}>
            {m.targets_edit()}
          </Button>
          {kind === 'webhook' && (
            <>
              <ReceiverGuide />
              <Button variant="ghost" size="small" onClick={ask('secret')}>
                {m.leads_webhook_new_secret()}
              </Button>
            </>
          )}
          <Button variant="ghost" size="small" className="text-danger-text" onClick={ask('removal')}>
            {m.leads_webhook_remove()}
          </Button>
        </div>
        {kind === 'webhook' && (
          <p className="mt-2 text-sm text-muted">{m.leads_webhook_secret_hint({ hint: secretHint })}</p>
        )}
      </div>
      <TargetDialog
        open={question === 'edit'}
        onOpenChange={(isOpen) => !isOpen && close()}
        targets={targets}
        target={target}
      />
      <ConfirmDialog
        open={question === 'secret'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={m.leads_webhook_new_secret_title()}
        text={m.leads_webhook_new_secret_text()}
        confirm={m.leads_webhook_new_secret()}
        onConfirm={() => update.mutate({ id, newSecret: true }, { onSettled: close })}
        busy={isSwitching}
      />
      <ConfirmDialog
        open={question === 'removal'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={m.leads_webhook_remove_title()}
        text={m.leads_webhook_remove_text()}
        confirm={m.leads_webhook_remove()}
        onConfirm={() => remove.mutate({ id }, { onSettled: close })}
        danger
        busy={remove.isPending}
      />
    </>
  );
}
