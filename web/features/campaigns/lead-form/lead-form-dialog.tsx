import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { LeadForm } from '#contract/campaigns/facebook-choices.ts';
import { api, queryClient } from '#web/api.ts';
import { type AskedOfLaw, openFindingsOf, openWords } from '#web/operations/law-of-change.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DialogFooter } from '#web/ui/overlay/dialog-footer.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast } from '#web/ui/toast/toast.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  readLeadForm,
  shownForm,
  startLeadForm,
  withWords,
  type LeadFormDraft,
  type LeadFormField,
} from './lead-form-draft.ts';
import { LeadFormFields } from './lead-form-fields.tsx';
import { LeadFormPreview } from './lead-form-preview.tsx';

interface LeadFormDialogProps {
  fields: CampaignFields;
  page: { id: string; name: string };
  forms: readonly LeadForm[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onMade: (id: string) => void;
  law: (asked: AskedOfLaw) => ReactNode;
}

/** Makes a lead form on the page, without a detour to Facebook. */
export function LeadFormDialog({ page, isOpen, onOpenChange, ...rest }: LeadFormDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={m.drafts_form_create()}
      text={m.drafts_form_text({ page: page.name })}
      className="max-w-4xl"
    >
      <NewForm page={page} onClose={() => onOpenChange(false)} {...rest} />
    </Dialog>
  );
}

type NewFormProps = Omit<LeadFormDialogProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void };

function NewForm({ fields, page, forms, law, onMade, onClose }: NewFormProps) {
  const { language } = fields;
  const [first] = useState(() =>
    startLeadForm(
      fields,
      forms.map(({ name }) => name),
    ),
  );
  const [draft, setDraft] = useState(first);
  const [refused, setRefused] = useState(0);
  const [wrong, setWrong] = useState<readonly LeadFormField[]>([]);
  const { mutate, isPending, error } = useMutation(
    api.publications.createLeadForm.mutationOptions({
      retry: false,
      onSuccess(form) {
        listFirst(page.id, form);
        onMade(form.id);
        toast(m.drafts_form_made(), m.drafts_form_made_text({ name: form.name }));
        onClose();
      },
      onError: (failed) => openFindingsOf(failed) && setRefused((times) => times + 1),
    }),
  );
  const open = openFindingsOf(error);
  const shown = draft === first && refused === 0 ? null : shownForm(draft, { pageId: page.id, language });

  function change(changes: Partial<LeadFormDraft>) {
    setDraft({ ...draft, ...changes });
    setWrong(wrong.filter((field) => !(field in changes)));
  }
  const put = (field: string, text: string) => setDraft((now) => withWords(now, field, text));
  function submit(event: FormEvent) {
    event.preventDefault();
    // This form lies over the wizard's, which must not take it for its own.
    event.stopPropagation();
    const { form, wrong: found = [] } = readLeadForm(draft, { pageId: page.id, language });
    const target = event.currentTarget;
    flushSync(() => setWrong(found));
    target.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (form && !isPending) mutate(form);
  }

  return (
    <form noValidate onSubmit={submit}>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem]">
        <LeadFormFields
          draft={draft}
          change={change}
          wrong={wrong}
          law={(isHere) => law({ shown, isHere, refused, put })}
        />
        <LeadFormPreview draft={draft} language={language} page={page.name} />
      </div>
      <DialogFooter
        onLeave={onClose}
        note={
          <>
            {error && (
              <Banner tone="danger" title={m.drafts_form_failed()}>
                {open ? openWords(open) : wordsFor(error)}
              </Banner>
            )}
            {wrong.length > 0 && (
              <p role="alert" className="text-sm text-danger-text">
                {m.drafts_form_wrong()}
              </p>
            )}
          </>
        }
      >
        <Button type="submit" busy={isPending}>
          {m.drafts_form_create()}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Facebook may take a while to list what it has just made. */
function listFirst(pageId: string, form: LeadForm) {
  queryClient.setQueryData(
    api.campaigns.listLeadForms.queryKey({ input: { pageId } }),
    (now: { forms: LeadForm[]; cached: false } | undefined) => ({
      cached: false as const,
      forms: [form, ...(now?.forms ?? []).filter(({ id }) => id !== form.id)],
    }),
  );
}
