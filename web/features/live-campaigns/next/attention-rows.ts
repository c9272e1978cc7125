import { type DeliveryCause, troublesOf } from '#contract/live/delivery.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';

export interface AttentionRow<Row> {
  /** Several where one thing, which is mended once, stands in the way of all. */
  campaigns: [Row, ...Row[]];
  cause: DeliveryCause;
}

/**
 * The campaigns that are switched on and not shown, or not all of whose ads are, each with the first reason. What is
 * wrong with the ad account comes once for all of its campaigns.
 */
export function findAttention<Row extends Pick<LiveCampaign, 'delivery'>>(
  campaigns: readonly Row[],
): AttentionRow<Row>[] {
  const found: AttentionRow<Row>[] = [];
  for (const campaign of campaigns) {
    const [cause] = troublesOf(campaign.delivery);
    if (!cause) continue;
    const code = isOfAccount(cause) ? cause.reason.code : undefined;
    const known = found.find((row) => row.cause.reason.code === code);
    if (known) known.campaigns.push(campaign);
    else found.push({ campaigns: [campaign], cause });
  }
  return found;
}

/** Whether it is the ad account that has to be mended, not the campaign. */
export function isOfAccount({ reason: { code } }: DeliveryCause): boolean {
  return code.startsWith('account-');
}
