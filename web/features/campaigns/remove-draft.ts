import type { DraftSummary } from '#contract/campaigns.ts';
import { api, queryClient, server } from '#web/api.ts';
import { ORPCError } from '@orpc/client';

/** Deletes a draft for good and takes it off the lists. One that is gone already counts as deleted. */
export async function removeDraft(id: string): Promise<void> {
  await server.campaigns.remove({ id }).catch((error: unknown) => {
    if (!(error instanceof ORPCError && error.code === 'CAMPAIGN_NOT_FOUND')) throw error;
  });
  queryClient.setQueryData<DraftSummary[]>(api.campaigns.listDrafts.queryKey(), (drafts) =>
    drafts?.filter((draft) => draft.id !== id),
  );
}
