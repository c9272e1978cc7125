import type { DraftSummary } from '#contract/campaigns.ts';
import { m } from '#web/paraglide/messages.js';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { useMutation } from '@tanstack/react-query';
import { removeDraft } from './remove-draft.ts';

interface DeleteDraftDialogProps {
  draft: DraftSummary;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before a draft is deleted for good. */
export function DeleteDraftDialog({ draft, isOpen, onOpenChange }: DeleteDraftDialogProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeDraft(draft.id),
    onSuccess: () => toast(m.campaigns_draft_deleted(), m.campaigns_draft_deleted_text()),
    onError: () => toastError(m.campaigns_draft_delete_failed(), m.campaigns_draft_delete_failed_text()),
    onSettled: () => onOpenChange(false),
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={m.drafts_delete_title()}
      text={m.drafts_delete_text({ title: draft.title || m.campaigns_draft_untitled() })}
      confirm={m.drafts_delete_confirm()}
      onConfirm={mutate}
      danger
      busy={isPending}
    />
  );
}
