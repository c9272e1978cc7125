import { getAdAccountAccess } from '#server/features/connections/access.ts';
import { settlesWithinMs } from '#server/gateways/meta/publishing/find-trees.ts';
import type { AppContext } from '#server/app-context.ts';
import { defineJob } from '#server/job.ts';
import type { Database } from '#server/platform/database/database.ts';
import { KeptWorkspaceId } from '#server/platform/crypto/sessions.ts';
import { z } from 'zod';
import { AdsProgress } from './ads-progress.ts';
import { type OperationRow, findOperation } from '#server/features/operations/queries.ts';

/** Removes what an operation has made at Meta that did not come to its end: either all of its ads are there, or none. */
export const removeLeftAds = defineJob({
  name: 'remove-left-ads',
  payload: z.object({
    workspaceId: KeptWorkspaceId,
    id: z.uuid(),
  }),

  async run(ctx, { workspaceId, id }) {
    const operation = await findOperation(ctx.db, workspaceId, id);
    if (!operation || operation.details.kind !== 'new-ads') return;
    const { account } = await getAdAccountAccess(ctx, workspaceId, operation.adAccountId);
    const { made, triedAt } = AdsProgress.parse(operation.progress);
    const search = { adSetId: operation.details.facebookAdSetId, marker: operation.marker };
    const found = await ctx.meta.findAds(account, search);
    const known = made.adIds.filter((adId) => adId !== null);
    await ctx.meta.deleteSpares(account, [...new Set([...known, ...found.map((ad) => ad.id)])]);
    // What an unanswered try has made may show only now.
    const hasSettled = triedAt === null || ctx.now() - Date.parse(triedAt) >= settlesWithinMs;
    if (!hasSettled) throw new Error('The last ads of a change that failed may not show yet.');
  },

  async giveUp(ctx, { id }) {
    ctx.log.error('ads of a change that failed may be left at Meta', new Error(id));
  },
});

/** Promises to remove what a change that failed may have left, within the transaction that ends it. */
export async function promiseNothingIsLeft(
  tx: Database,
  { queue }: Pick<AppContext, 'queue'>,
  { id, workspaceId, details, progress }: OperationRow,
): Promise<void> {
  if (details.kind !== 'new-ads' || !AdsProgress.parse(progress).intentAt) return;
  // The row was begun by a person who was signed in to it.
  const payload = { workspaceId: workspaceId, id };
  await queue.add(tx, removeLeftAds, payload, { key: id });
}
