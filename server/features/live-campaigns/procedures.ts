import type { SyncState } from '#contract/live-campaigns.ts';
import type { House } from '#server/house.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { member, whileSignedIn } from '#server/procedures.ts';
import { getOverview, getSyncState } from './overview.ts';
import { startSync } from './start-sync.ts';
import { syncTopic } from './topic.ts';

const { liveCampaigns } = member;

export const liveCampaignProcedures = liveCampaigns.router({
  list: liveCampaigns.list.handler(({ context: { house, person } }) =>
    getOverview(house, person.workspaceId),
  ),
  sync: liveCampaigns.sync.handler(async ({ context: { house, person }, input }) => {
    await startSync(house, person.workspaceId, input.type);
    return getOverview(house, person.workspaceId);
  }),
  watchSync: liveCampaigns.watchSync.handler(({ context, signal }) =>
    whileSignedIn(context, signal, (until) => watchSync(context.house, context.person.workspaceId, until)),
  ),
});

async function* watchSync(
  { db, signals }: House,
  workspaceId: WorkspaceId,
  until: AbortSignal,
): AsyncGenerator<SyncState> {
  for await (const _ring of signals.follow(syncTopic(workspaceId), until))
    yield await getSyncState(db, workspaceId);
}
