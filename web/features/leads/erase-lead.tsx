import type { Lead } from '#contract/leads.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { formatWhole } from '#web/ui/format.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { nameOf } from './lead-answers.ts';
import { forgetLead } from './lead-cache.ts';
import { leadTrouble } from './lead-trouble.ts';

/** Erases somebody everywhere here, once it was said what that means. */
export function EraseLead({ lead, onErased }: { lead: Lead; onErased: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation(
    api.leads.erase.mutationOptions({
      onSuccess: ({ erased }) => {
        setAsking(false);
        onErased();
        forgetLead(lead);
        toast(m.leads_erased(), m.leads_erased_count({ count: erased, shown: formatWhole(erased) }));
      },
      onError: (error) => toastError(m.leads_erase_failed(), leadTrouble(error)),
    }),
  );
  return (
    <>
      <Button variant="secondary" size="small" className="text-danger-text" onClick={() => setAsking(true)}>
        {m.leads_erase()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => !isPending && setAsking(isOpen)}
        title={m.leads_erase_title({ name: nameOf(lead) ?? m.leads_nameless() })}
        text={
          <>
            <p>{m.leads_erase_text()}</p>
            <ul className="mt-3 list-disc space-y-1.5 pl-5 text-text marker:text-danger-text">
              <li>{m.leads_erase_what()}</li>
              <li>{m.leads_erase_waiting()}</li>
              <li>{m.leads_erase_meta()}</li>
              <li>{m.leads_erase_elsewhere()}</li>
            </ul>
          </>
        }
        confirm={m.leads_erase_confirm()}
        onConfirm={() => mutate({ id: lead.id })}
        danger
        busy={isPending}
      />
    </>
  );
}
