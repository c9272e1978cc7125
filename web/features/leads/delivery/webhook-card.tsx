import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { OnceShownSecret } from '#web/ui/once-shown-secret.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { ReceiverGuide } from './receiver-guide.tsx';
import { useWebhook } from './use-webhook.ts';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** Where new leads are delivered to, whether they arrive, and how to build what receives them. */
export function WebhookCard() {
  const { data: webhook, error } = useQuery(api.leads.getWebhook.queryOptions());
  const settings = useWebhook();
  return (
    <Card heading="h3" title={m.leads_webhook()} text={m.leads_webhook_text()} action={<ReceiverGuide />}>
      <div className="space-y-5">
        {error && webhook === undefined && <LoadError error={error} />}
        {webhook === undefined && !error && <LoadingBlock className="h-24" />}
        {webhook !== undefined && (
          <WebhookForm key={webhook?.url ?? ''} webhook={webhook} settings={settings} />
        )}
        {settings.secret && (
          <OnceShownSecret
            value={settings.secret}
            title={m.leads_webhook_secret()}
            text={m.leads_webhook_secret_text()}
            copy={m.leads_webhook_secret_copy()}
            copied={m.leads_webhook_secret_copied()}
            onKept={settings.forgetSecret}
          />
        )}
        {webhook && (
          <>
            <WebhookActions webhook={webhook} settings={settings} />
            <DeliveryLog />
          </>
        )}
      </div>
    </Card>
  );
}
