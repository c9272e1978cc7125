import type { DraftSummary } from '#contract/campaigns/campaign.ts';
import { api, queryClient, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { toast, toastError } from '#web/ui/toast/toast.tsx';
import { ORPCError } from '@orpc/client';

const undoMs = 10_000;

/** Deletes a draft on the server and then says so, with a time to take it back. */
export async function deleteDraft(id: string): Promise<void> {
  const drafts = api.campaigns.listDrafts.queryKey();
  await queryClient.cancelQueries({ queryKey: drafts });
  const before = queryClient.getQueryData<DraftSummary[]>(drafts);
  queryClient.setQueryData<DraftSummary[]>(
    drafts,
    before?.filter((draft) => draft.id !== id),
  );
  try {
    await server.campaigns.remove({ id });
  } catch (error) {
    // One that is gone already counts as deleted.
    if (error instanceof ORPCError && error.code === 'CAMPAIGN_NOT_FOUND') return;
    void queryClient.invalidateQueries({ queryKey: drafts });
    queryClient.setQueryData(drafts, before);
    toastError(m.campaigns_draft_delete_failed(), m.campaigns_draft_delete_failed_text());
    return;
  }
  toast(m.campaigns_draft_deleted(), m.campaigns_draft_deleted_text(), {
    id: `deleted-${id}`,
    durationMs: undoMs,
    action: { label: m.campaigns_draft_undo(), onClick: () => void restore(id) },
  });
}

async function restore(id: string): Promise<void> {
  try {
    await server.campaigns.restore({ id });
    await queryClient.invalidateQueries({ queryKey: api.campaigns.key() });
    toast(m.campaigns_draft_restored());
  } catch (error) {
    const isTooLate = error instanceof ORPCError && error.code === 'CAMPAIGN_NOT_FOUND';
    const text = isTooLate ? m.campaigns_draft_restore_late() : m.campaigns_draft_restore_failed_text();
    toastError(m.campaigns_draft_restore_failed(), text);
  }
}
