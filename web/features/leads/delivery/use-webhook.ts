import type { LeadWebhook } from '#contract/leads/lead-webhooks.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { leadTrouble } from '../list/lead-trouble.ts';

/** Changes to deliveries are carried out one after another: who switches them on and tries again at once means both. */
export const oneAfterAnother = { id: 'lead-webhook' };

export type WebhookSettings = ReturnType<typeof useWebhook>;

/** What can be set about deliveries. A secret that was made stays here until the person has kept it. */
export function useWebhook() {
  const [secret, setSecret] = useState<string>();
  const set = useMutation(
    api.leads.setWebhook.mutationOptions({
      scope: oneAfterAnother,
      onSuccess: (webhook, { newSecret }) => {
        show(webhook);
        if ('secret' in webhook) setSecret(webhook.secret);
        if (!newSecret) toast(m.leads_webhook_saved());
      },
      onError: (error) => toastError(m.leads_webhook_failed(), leadTrouble(error)),
    }),
  );
  const remove = useMutation(
    api.leads.removeWebhook.mutationOptions({
      scope: oneAfterAnother,
      onSuccess: () => {
        show(null);
        setSecret(undefined);
        toast(m.leads_webhook_removed());
      },
      onError: (error) => toastError(m.leads_webhook_failed(), leadTrouble(error)),
    }),
  );
  const test = useMutation(
    api.leads.testWebhook.mutationOptions({
      onSuccess: ({ status, lastHttpStatus, lastProblem }) => {
        if (status !== 'delivered') return toastError(m.leads_webhook_test_failed(), lastProblem?.text);
        return toast(
          m.leads_webhook_test_arrived(),
          m.leads_webhook_test_arrived_text({ status: lastHttpStatus ?? 200 }),
        );
      },
      onError: (error) => toastError(m.leads_webhook_test_failed(), leadTrouble(error)),
      onSettled: readDeliveriesAnew,
    }),
  );
  return { set, remove, test, secret, forgetSecret: () => setSecret(undefined) };
}

/** Has the list of deliveries show what happened just now. */
export function readDeliveriesAnew(): void {
  void queryClient.invalidateQueries({ queryKey: api.leads.listDeliveries.key() });
}

function show(webhook: LeadWebhook | null): void {
  const shown = webhook && {
    url: webhook.url,
    on: webhook.on,
    secretHint: webhook.secretHint,
    createdAt: webhook.createdAt,
  };
  queryClient.setQueryData(api.leads.getWebhook.queryKey(), shown);
  readDeliveriesAnew();
}
