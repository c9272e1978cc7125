import type { Lead } from '#contract/leads/lead.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { formatWhole } from '#web/ui/format/format.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { ErasedList } from './erased-list.tsx';
import { bearsOtherName, chosenToErase } from './erasure.ts';
import { nameOf } from '../lead/lead-answers.ts';
import { forgetLeads } from '../lead-cache.ts';
import { leadTrouble } from '../list/lead-trouble.ts';

interface EraseLeadProps {
  lead: Lead;
  onErased: () => void;
}

/** Erases somebody everywhere here, once it was said whom, how much, and what that means. */
export function EraseLead({ lead, onErased }: EraseLeadProps) {
  const [isAsking, setAsking] = useState(false);
  /** Leads under another name that are chosen all the same. */
  const [added, setAdded] = useState<string[]>([]);
  const { id } = lead;
  const { data: found, error } = useQuery(
    api.leads.listPersonsLeads.queryOptions({ input: { id }, enabled: isAsking, staleTime: 0, gcTime: 0 }),
  );
  const leadIds = chosenToErase(found ?? [], { id, added });
  const count = leadIds.length;
  const { mutate, isPending } = useMutation(
    api.leads.erase.mutationOptions({
      onSuccess: ({ erased }) => {
        setAsking(false);
        onErased();
        forgetLeads(leadIds);
        toast(m.leads_erased(), m.leads_erased_count({ count: erased, shown: formatWhole(erased) }));
      },
      onError: (failure) => toastError(m.leads_erase_failed(), leadTrouble(failure)),
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
              <li>{m.leads_erase_waiting()}</li>
              <li>{m.leads_erase_meta()}</li>
              <li>{m.leads_erase_audiences()}</li>
              <li>{m.leads_erase_events()}</li>
              <li>{m.leads_erase_elsewhere()}</li>
            </ul>
          </>
        }
        confirm={
          found ? m.leads_erase_confirm({ count, shown: formatWhole(count) }) : m.leads_erase_looking()
        }
        onConfirm={() => found && mutate({ id, leadIds })}
        danger
        busy={isPending || !found}
      >
        {error && !found && <p className="text-sm text-danger-text">{wordsFor(error)}</p>}
        {found && (
          <ErasedList
            found={found}
            isOther={bearsOtherName(found, id)}
            added={added}
            onAddedChange={setAdded}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
