import { changeFacebookAds } from '#server/features/campaigns/queries.ts';
import type { Ending, OperationKind, RunContext } from '#server/features/operations/kind.ts';
import { notRemovedProblem } from '#server/features/operations/problems.ts';
import { sendOperation } from '#server/features/operations/send.ts';
import { markLiveAdsGone } from '../detail/live-ad-queries.ts';

/** Deletes ads at Meta that were added from here. Those that are gone already are as they should be. */
export const removedAdsKind: OperationKind<'removed-ads'> = {
  parts: ({ facebookAdIds }) => [`removed-ads:${facebookAdIds.join(' ')}`],
  run: removeAds,
  unchanged: () => 'removed-ads',
  keepsSpending: () => true,
};

async function removeAds(context: RunContext<'removed-ads'>): Promise<Ending> {
  const { ctx, workspaceId, account, operation, details } = context;
  const adIds = details.facebookAdIds;
  await sendOperation(context, { send: () => ctx.meta.deleteSpares(account, adIds) });
  const left = (await ctx.meta.readAds(account, adIds)).filter((ad) => ad !== undefined);
  if (left.length > 0) return { problem: notRemovedProblem(left.length) };
  const facebookCampaignId = operation.facebookCampaignId!;
  return {
    async keep(tx) {
      await markLiveAdsGone(tx, workspaceId, { at: new Date(ctx.now()), facebookAdIds: adIds });
      await changeFacebookAds(tx, workspaceId, {
        facebookCampaignId,
        change: (kept) => kept.filter((id) => !adIds.includes(id)),
      });
    },
  };
}
