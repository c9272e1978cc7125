import type { LeadWebhook } from '#contract/leads/lead-webhooks.ts';
import { useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import type { WebhookSettings } from './use-webhook.ts';

interface WebhookActionsProps {
  webhook: LeadWebhook;
  settings: WebhookSettings;
}

type Question = 'secret' | 'removal';

/** On or off, a test, a new secret, and the end of it. */
export function WebhookActions({ webhook, settings: { set, remove, test } }: WebhookActionsProps) {
  const [question, setQuestion] = useState<Question>();
  const { url, on, secretHint } = webhook;
  const close = () => setQuestion(undefined);
  return (
    <>
      <Switch
        label={m.leads_webhook_on()}
        hint={m.leads_webhook_off_hint()}
        checked={set.isPending ? (set.variables.on ?? true) : on}
        onCheckedChange={(isOn) => set.mutate({ url, on: isOn })}
      />
      <div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" busy={test.isPending} onClick={() => test.mutate(undefined)}>
            {m.leads_webhook_test()}
          </Button>
          <Button variant="ghost" onClick={() => setQuestion('secret')}>
            {m.leads_webhook_new_secret()}
          </Button>
          <Button variant="ghost" className="text-danger-text" onClick={() => setQuestion('removal')}>
            {m.leads_webhook_remove()}
          </Button>
        </div>
        <p className="mt-2 text-sm text-muted">{m.leads_webhook_secret_hint({ hint: secretHint })}</p>
      </div>
      <ConfirmDialog
        open={question === 'secret'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={m.leads_webhook_new_secret_title()}
        text={m.leads_webhook_new_secret_text()}
        confirm={m.leads_webhook_new_secret()}
        onConfirm={() => set.mutate({ url, on, newSecret: true }, { onSettled: close })}
        busy={set.isPending}
      />
      <ConfirmDialog
        open={question === 'removal'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={m.leads_webhook_remove_title()}
        text={m.leads_webhook_remove_text()}
        confirm={m.leads_webhook_remove()}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        danger
        busy={remove.isPending}
      />
    </>
  );
}
