import { useMutation, useQuery } from '@tanstack/react-query';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { leadTrouble } from '../list/lead-trouble.ts';

const choices = [5, 15, 30, 60, 120, 240];
const never = 'never';

/** After how long everybody who hears of leads is reminded of one that waits. */
export function ReminderCard() {
  const { data } = useQuery(api.leads.getReminder.queryOptions());
  const { mutate, isPending, variables } = useMutation(
    api.leads.setReminder.mutationOptions({
      onSuccess: (kept) => queryClient.setQueryData(api.leads.getReminder.queryKey(), kept),
      onError: (error) => toastError(m.alerts_reminder_failed(), leadTrouble(error)),
    }),
  );
  const shown = isPending ? variables : data;
  const minutes = [...new Set([...choices, ...(shown?.minutes ? [shown.minutes] : [])])];
  return (
    <Card heading="h3" title={m.alerts_reminder()} text={m.alerts_reminder_text()}>
      <SelectField
        label={m.alerts_reminder_label()}
        value={shown ? String(shown.minutes ?? never) : ''}
        disabled={!shown}
        options={[
          ...minutes
            .toSorted((one, other) => one - other)
            .map((each) => ({ value: String(each), label: m.alerts_reminder_minutes({ minutes: each }) })),
          { value: never, label: m.alerts_reminder_never() },
        ]}
        onValueChange={(chosen) => mutate({ minutes: chosen === never ? null : Number(chosen) })}
        className="max-w-sm"
      />
    </Card>
  );
}
