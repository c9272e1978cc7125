import { useMutation, useQuery } from '@tanstack/react-query';
import { api, queryClient } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { leadTrouble } from '../list/lead-trouble.ts';
import { EmailsSwitch } from '../settings/emails-switch.tsx';
import { PushPart } from './push-part.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { usePush } from './use-push.ts';

/** How somebody hears of new leads: where, when, and of which campaigns. */
export function AlertsCard() {
  const { data: alerts, error } = useQuery(api.leads.getAlerts.queryOptions());
  const { data: campaigns = [] } = useQuery(api.leads.summaries.queryOptions());
  const push = usePush();
  const { mutate, isPending, variables } = useMutation(
    api.leads.setAlerts.mutationOptions({
      onSuccess: (saved) => queryClient.setQueryData(api.leads.getAlerts.queryKey(), saved),
      onError: (trouble) => toastError(m.leads_letters_failed(), leadTrouble(trouble)),
    }),
  );
  const isRead = push.state || push.error;
  const shown = isRead && alerts && { ...alerts, ...(isPending && variables) };
  return (
    <Card title={m.alerts_title()} text={m.alerts_text()}>
      {error && !alerts && <LoadError error={error} />}
      {!shown && !error && <LoadingBlock className="h-85" />}
      {shown && (
        <div className="space-y-6">
          <PushPart />
          <Switch
            label={m.alerts_by_push()}
            hint={
              <>
                {m.alerts_by_push_hint()}{' '}
                {push.state === 'blocked' && <Badge tone="warning">{m.alerts_blocked()}</Badge>}
              </>
            }
            checked={shown.byPush ?? true}
            onCheckedChange={(byPush) => mutate({ byPush })}
          />
          <Switch
            label={m.alerts_by_email()}
            hint={m.alerts_by_email_hint()}
            checked={shown.byEmail ?? true}
            onCheckedChange={(byEmail) => mutate({ byEmail })}
          />
          <QuietHours quiet={shown.quiet ?? null} onChange={(quiet) => mutate({ quiet })} />
          {campaigns.length > 0 && (
            <fieldset>
              <legend className="mb-3 text-sm font-medium">{m.alerts_campaigns()}</legend>
              <div className="max-h-72 space-y-4 overflow-y-auto">
                {campaigns.map(({ facebookCampaignId, title }) => (
                  <EmailsSwitch
                    key={facebookCampaignId}
                    label={title}
                    facebookCampaignId={facebookCampaignId}
                    emailsOn={!shown.mutedCampaigns.includes(facebookCampaignId)}
                  />
                ))}
              </div>
            </fieldset>
          )}
        </div>
      )}
    </Card>
  );
}
