import { type DeliveryCause, troublesOf } from '#contract/delivery.ts';
import type { LiveCampaign } from '#contract/live-campaigns.ts';

/** The campaigns that are switched on and not shown, or not all of whose ads are, each with the first reason. */
export function findAttention<Row extends Pick<LiveCampaign, 'delivery'>>(
  campaigns: readonly Row[],
): { campaign: Row; cause: DeliveryCause }[] {
  return campaigns.flatMap((campaign) => {
    const [cause] = troublesOf(campaign.delivery);
    return cause ? { campaign, cause } : [];
  });
}
