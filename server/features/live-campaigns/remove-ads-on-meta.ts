import { changeFacebookAds } from '../campaigns/queries.ts';
import type { Ending, Errand } from './change-errand.ts';
import { notRemovedProblem } from './change-problem.ts';
import { sendChange } from './change-sending.ts';
import { markLiveAdsGone } from './detail/live-ad-queries.ts';

/** Deletes ads at Meta that were added from here. Those that are gone already are as they should be. */
export async function removeAdsOnMeta(errand: Errand<'removed-ads'>): Promise<Ending> {
  const { house, workspaceId, account, change, matter } = errand;
  const adIds = matter.facebookAdIds;
  await sendChange(errand, { send: () => house.meta.deleteSpares(account, adIds) });
  const left = (await house.meta.readAds(account, adIds)).filter((ad) => ad !== undefined);
  if (left.length > 0) return { problem: notRemovedProblem(left.length) };
  const facebookCampaignId = change.facebookCampaignId!;
  return {
    async keep(tx) {
      await markLiveAdsGone(tx, workspaceId, { at: new Date(house.now()), facebookAdIds: adIds });
      await changeFacebookAds(tx, workspaceId, {
        facebookCampaignId,
        change: (kept) => kept.filter((id) => !adIds.includes(id)),
      });
    },
  };
}
