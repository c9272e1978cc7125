import { leadLimits } from '#contract/leads/lead.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queryClient } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { leadTrouble } from '../list/lead-trouble.ts';

const { least, most, default: usual } = leadLimits.retentionMonths;
const choices = [least, 3, 6, 12, usual, 36, 60, most];

/** How long leads are kept. A shorter time erases older leads for good, so that is asked first. */
export function RetentionCard() {
  const { data } = useQuery(api.leads.getRetention.queryOptions());
  const [asked, setAsked] = useState<number>();
  const { mutate, isPending, variables } = useMutation(
    api.leads.setRetention.mutationOptions({
      onSuccess: (kept) => {
        queryClient.setQueryData(api.leads.getRetention.queryKey(), kept);
        toast(m.leads_retention_saved(kept));
      },
      onError: (error) => toastError(m.leads_retention_failed(), leadTrouble(error)),
      onSettled: () => setAsked(undefined),
    }),
  );
  const months = isPending ? variables.months : data?.months;
  const offered = [...new Set([...choices, ...(months === undefined ? [] : [months])])].toSorted(
    (one, other) => one - other,
  );

  function choose(chosen: number) {
    if (data && chosen < data.months) setAsked(chosen);
    else mutate({ months: chosen });
  }
  return (
    <Card heading="h3" title={m.leads_retention()} text={m.leads_retention_text()}>
      <SelectField
        label={m.leads_retention_label()}
        value={String(months ?? '')}
        disabled={months === undefined}
        options={offered.map((each) => ({
          value: String(each),
          label: m.leads_retention_months({ months: each }),
        }))}
        onValueChange={(chosen) => choose(Number(chosen))}
        className="max-w-sm"
      />
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && !isPending && setAsked(undefined)}
        title={m.leads_retention_shorter({ months: asked ?? usual })}
        text={m.leads_retention_shorter_text()}
        confirm={m.leads_retention_shorter_confirm()}
        onConfirm={() => asked !== undefined && mutate({ months: asked })}
        danger
        busy={isPending}
      />
    </Card>
  );
}
