import { randomUUID } from 'node:crypto';
import { getAdAccountAccess } from '#server/features/connections/queries.ts';
import type { House } from '#server/house.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { WorkspaceId } from '#server/plumbing/sessions.ts';
import { findNewestSync, insertSync } from './queries.ts';
import { minutesToWait } from './rules.ts';
import { syncLiveCampaigns } from './sync-live-campaigns.ts';
import { syncTopic } from './topic.ts';

/** Promises a sync. One that waits or runs already is joined, and asking for that is never too soon. */
export async function startSync(
  house: House,
  workspaceId: WorkspaceId,
  type: 'auto' | 'manual',
): Promise<void> {
  await getAdAccountAccess(house, workspaceId);
  await house.db.transaction(async (tx) => {
    const syncId = randomUUID();
    const isNew = await house.queue.add(tx, syncLiveCampaigns, { workspaceId, syncId }, { key: workspaceId });
    if (!isNew) return;
    if (type === 'manual') {
      const lastManual = await findNewestSync(tx, workspaceId, 'manual');
      const minutes = minutesToWait(lastManual?.startedAt, house.now());
      // The refusal takes the job back with it.
      if (minutes > 0) throw new Refusal('SYNC_TOO_SOON', { minutes });
    }
    await insertSync(tx, workspaceId, { id: syncId, type, startedAt: new Date(house.now()) });
    await house.signals.ring(tx, syncTopic(workspaceId));
  });
}
