import type { LeadWebhook } from '#contract/leads/lead-webhooks.ts';
import { useState, type FormEvent } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { WebhookSettings } from './use-webhook.ts';

interface WebhookFormProps {
  webhook: LeadWebhook | null;
  settings: WebhookSettings;
}

/** The address leads are delivered to. */
export function WebhookForm({ webhook, settings: { set } }: WebhookFormProps) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (set.isPending) return;
    const address = url.trim();
    if (!isAddress(address)) return setError(m.leads_webhook_url_wrong());
    setError(undefined);
    set.mutate({ url: address, on: webhook?.on ?? true });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        label={m.leads_webhook_url()}
        hint={m.leads_webhook_url_hint()}
        error={error}
        maxLength={2000}
        value={url}
        onValueChange={setUrl}
        className="min-w-56 grow basis-64"
      />
      <Button
        type="submit"
        variant="secondary"
        busy={set.isPending}
        disabled={url.trim() === (webhook?.url ?? '')}
        className="w-full sm:mt-[1.625rem] sm:w-auto"
      >
        {m.leads_webhook_save()}
      </Button>
    </form>
  );
}

/** The server says more about it; a practice receiver may be plain http. */
function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);
}
