import type { LeadDelivery } from '#contract/leads/lead-delivery.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';
import { formatRelative } from '#web/ui/format/relative-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { leadTrouble } from '../list/lead-trouble.ts';
import { oneAfterAnother, readTargetsAnew } from './use-targets.ts';

const states = {
  waiting: { tone: 'info', words: m.leads_delivery_waiting },
  delivered: { tone: 'success', words: m.leads_delivery_delivered },
  'given-up': { tone: 'danger', words: m.leads_delivery_given_up },
} as const;

const events = { updated: m.targets_event_updated, erased: m.targets_event_erased };

/** One delivery: when, what became of it and why, and the way to have it tried again. */
export function DeliveryEntry({ delivery }: { delivery: LeadDelivery }) {
  const { id, event, leadId, leadName, status, createdAt, lastProblem } = delivery;
  const time = formatDateTime(createdAt);
  const { mutate, isPending } = useMutation(
    api.leads.retryDelivery.mutationOptions({
      scope: oneAfterAnother,
      onSuccess: (now) => {
        if (now.status === 'waiting') toast(m.leads_delivery_retrying());
        else toastError(m.leads_delivery_retry_failed(), now.lastProblem?.text);
      },
      onError: (error) => toastError(m.leads_delivery_retry_failed(), leadTrouble(error)),
      onSettled: readTargetsAnew,
    }),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge tone={states[status].tone}>{states[status].words()}</Badge>
          <span className="font-medium [overflow-wrap:anywhere]">
            {leadName ?? (leadId ? m.leads_panel_nameless() : m.leads_delivery_without_lead())}
          </span>
          {event !== 'created' && <span className="text-muted">{events[event]()}</span>}
          <time dateTime={createdAt} className="text-muted">
            {time}
          </time>
        </p>
        <p className="mt-1 text-xs text-muted [overflow-wrap:anywhere]">{useDetails(delivery)}</p>
        {lastProblem && <p className="mt-1 text-xs [overflow-wrap:anywhere]">{lastProblem.text}</p>}
      </div>
      {status !== 'delivered' && (leadId ?? event === 'erased') && (
        <Button
          variant="secondary"
          size="small"
          busy={isPending}
          aria-label={m.leads_delivery_retry_of({ name: leadName ?? m.leads_panel_nameless(), time })}
          onClick={() => mutate({ id })}
        >
          {m.leads_delivery_retry()}
        </Button>
      )}
    </li>
  );
}

function useDetails({ tries, nextTryAt, status, lastHttpStatus, lastProblem }: LeadDelivery): string {
  const now = useNow();
  return [
    m.leads_delivery_tries({ tries }),
    // The problem says it as well.
    lastHttpStatus !== null && !lastProblem && m.leads_delivery_answered({ status: lastHttpStatus }),
    status === 'waiting' && nextTryAt && m.leads_delivery_next({ time: formatRelative(nextTryAt, now) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
