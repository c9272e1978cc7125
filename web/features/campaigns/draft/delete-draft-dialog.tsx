import type { DraftSummary } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { deleteDraft } from './delete-draft.ts';

interface DeleteDraftDialogProps {
  draft: DraftSummary;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before a draft is deleted. */
export function DeleteDraftDialog({ draft, isOpen, onOpenChange }: DeleteDraftDialogProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteDraft(draft.id),
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
