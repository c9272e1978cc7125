import { randomUUID } from 'node:crypto';
import { getAdAccountAccess } from '#server/features/connections/access.ts';
import { hasPublishedSince } from '#server/features/publications/queries.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { WorkspaceId } from '#server/platform/crypto/sessions.ts';
import { findNewestSync, insertSync, type SyncRow } from '../queries.ts';
import { minutesToWait, staleAfterMs, wholeMinutes } from '../rules.ts';
import { findRetryAfter } from './stale-queries.ts';
import { syncLiveCampaigns } from './sync-live-campaigns.ts';
import { findSyncStatuses } from './sync-status-queries.ts';
import { syncTopic } from './topic.ts';

/**
 * Promises a sync. One that waits or runs already is joined, and asking for that is never too soon. While Meta asks to
 * leave the ad account alone, nothing begins: a person is told how long, the clock and the page come again by themselves.
 */
export async function startSync(
  ctx: AppContext,
  workspaceId: WorkspaceId,
  type: SyncRow['type'],
): Promise<void> {
  const { adAccount } = await getAdAccountAccess(ctx, workspaceId);
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const retryAfter = await findRetryAfter(tx, adAccount.id, new Date(now));
    if (retryAfter && type === 'auto') return;
    const syncId = randomUUID();
    const isNew = await ctx.queue.add(tx, syncLiveCampaigns, { workspaceId, syncId }, { key: workspaceId });
    if (!isNew) return;
    if (type === 'manual') {
      const lastManual = await findNewestSync(tx, workspaceId, 'manual');
      const minutes = Math.max(
        minutesToWait(lastManual?.startedAt, now),
        retryAfter ? wholeMinutes(retryAfter.getTime() - now) : 0,
      );
      // The refusal takes the job back with it.
      if (minutes > 0) throw new Refusal('SYNC_TOO_SOON', { minutes });
    }
    const startedAt = new Date(now);
    await insertSync(tx, workspaceId, { id: syncId, adAccountId: adAccount.id, type, startedAt });
    await ctx.signals.notify(tx, syncTopic(workspaceId));
  });
}

/** A sync for whoever opens a page: begins where what is known is half an hour old, or tells nothing of what was published since. */
export async function syncWhereStale(ctx: AppContext, workspaceId: WorkspaceId): Promise<void> {
  const { adAccount } = await getAdAccountAccess(ctx, workspaceId);
  const now = new Date(ctx.now());
  const { good } = await findSyncStatuses(ctx.db, workspaceId, { adAccountId: adAccount.id, now });
  const isOld = !good?.finishedAt || good.finishedAt.getTime() <= ctx.now() - staleAfterMs;
  if (isOld || (await hasPublishedSince(ctx.db, workspaceId, good.startedAt)))
    await startSync(ctx, workspaceId, 'auto');
}

/** Begins a sync by itself; none where no ad account is chosen or the chosen one cannot be reached, the link is cut, or its owner has to sign in at Facebook first. */
export async function syncWhereLinked(ctx: AppContext, workspaceId: WorkspaceId): Promise<void> {
  try {
    await startSync(ctx, workspaceId, 'auto');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
