import type { LeadForm } from '#contract/campaigns/facebook-choices.ts';
import { api } from '#web/api.ts';
import type { AskedOfLaw } from '#web/operations/law-of-change.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { formatDateTime } from '#web/ui/format/format.ts';
import { later, usePart } from '#web/ui/later.ts';
import { useWasOpen } from '#web/ui/overlay/use-was-open.ts';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ChoiceList } from '../choice-list.tsx';
import { PickerFrame } from '../picker-frame.tsx';
import type { StepProps } from '../wizard/step-props.ts';

/** It alone checks what was typed as the server does, with all that takes. */
const leadFormDialog = later(() => import('./lead-form-dialog.tsx'));

interface StepLeadFormProps extends StepProps {
  page: { id: string; name: string };
  connection: ReactNode;
  lawOfForm: (asked: AskedOfLaw) => ReactNode;
}

/** Which form of the page people answer. */
export function StepLeadForm({ fields, change, page, connection, lawOfForm }: StepLeadFormProps) {
  const search = useQuery({
    ...api.campaigns.listLeadForms.queryOptions({ input: { pageId: page.id } }),
    retry: false,
    staleTime: 60_000,
  });
  // Forms nobody can answer any more stand last.
  const forms = (search.data?.forms ?? []).toSorted(
    (one, other) => Number(isOpen(other)) - Number(isOpen(one)),
  );
  const [isCreating, setIsCreating] = useState(false);
  const maker = usePart(leadFormDialog, useWasOpen(isCreating), () => setIsCreating(false));
  const href = `https://business.facebook.com/latest/instant_forms/forms?asset_id=${encodeURIComponent(page.id)}`;

  return (
    <PickerFrame
      title={m.campaigns_forms_title()}
      text={m.campaigns_forms_text({ page: page.name })}
      link={{ href, name: m.campaigns_forms_link() }}
      search={search}
      loading={m.campaigns_forms_loading()}
      failed={m.campaigns_forms_failed()}
      connection={connection}
      create={{ name: m.drafts_form_create(), onClick: () => setIsCreating(true) }}
    >
      {forms.length === 0 ? (
        <EmptyState
          heading="h3"
          icon={<ClipboardList />}
          title={m.campaigns_forms_none()}
          text={m.drafts_forms_none_text()}
        />
      ) : (
        <ChoiceList
          legend={m.campaigns_forms_title()}
          chosenId={fields.leadFormId}
          onChoose={(leadFormId) => change({ leadFormId })}
          choices={forms.map((form) => ({
            id: form.id,
            name: form.name,
            detail: form.createdAt
              ? m.campaigns_form_created({ date: formatDateTime(form.createdAt) })
              : m.campaigns_form_id({ id: form.id }),
            badge: <FormStatus status={form.status} />,
            isDisabled: !isOpen(form),
          }))}
        />
      )}
      {maker && (
        <maker.LeadFormDialog
          {...{ fields, page, forms }}
          law={lawOfForm}
          isOpen={isCreating}
          onOpenChange={setIsCreating}
          onMade={(leadFormId) => change({ leadFormId })}
        />
      )}
    </PickerFrame>
  );
}

function isOpen({ status }: LeadForm): boolean {
  return status === 'active';
}

function FormStatus({ status }: Pick<LeadForm, 'status'>) {
  switch (status) {
    case 'active':
      return <Badge tone="success">{m.campaigns_form_active()}</Badge>;
    case 'paused':
      return <Badge tone="warning">{m.campaigns_form_paused()}</Badge>;
    case 'archived':
      return <Badge>{m.campaigns_form_archived()}</Badge>;
    case 'draft':
      return <Badge tone="info">{m.campaigns_form_draft()}</Badge>;
  }
}
