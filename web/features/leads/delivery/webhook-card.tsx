import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { ReceiverGuide } from './receiver-guide.tsx';
import { useWebhook } from './use-webhook.ts';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

/** Where new leads are delivered to, whether they arrive, and how to build what receives them. */
export function WebhookCard() {
  const { data: webhook, error, refetch } = useQuery(api.leads.getWebhook.queryOptions());
  const settings = useWebhook();
  return (
    <Card
      heading="h3"
      title={m.leads_webhook()}
      text={m.leads_webhook_text()}
      icon={<Webhook aria-hidden />}
      action={<ReceiverGuide />}
    >
      <div className="space-y-5">
        {error && webhook === undefined && (
          <Banner
            tone="danger"
            action={
              <Button variant="secondary" onClick={() => void refetch()}>
                {m.ui_try_again()}
              </Button>
            }
          >
            {wordsFor(error)}
          </Banner>
        )}
        {webhook === undefined && !error && <Skeleton className="h-24" />}
        {webhook !== undefined && (
          <WebhookForm key={webhook?.url ?? ''} webhook={webhook} settings={settings} />
        )}
        {settings.secret && <WebhookSecret secret={settings.secret} onKept={settings.forgetSecret} />}
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
