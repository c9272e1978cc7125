import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { type AttentionRow, findAttention, isOfAccount } from './attention-rows.ts';

/** How many leads of a campaign nobody has dealt with. */
export interface NewLeads {
  facebookCampaignId: string;
  count: number;
}

export type NextThing<Row> =
  | { kind: 'leads'; campaigns: [Row, ...Row[]]; count: number }
  | ({ kind: 'trouble' } & AttentionRow<Row>);

/** What waits for the owner: what stops everything, then people who wait for an answer, then what is not shown. */
export function findNext<Row extends Pick<LiveCampaign, 'delivery' | 'facebookCampaignId'>>(
  campaigns: readonly Row[],
  newLeads: readonly NewLeads[],
): NextThing<Row>[] {
  const troubles = findAttention(campaigns).map((row) => ({ kind: 'trouble' as const, ...row }));
  const leads = newLeads
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .flatMap(({ facebookCampaignId, count }) => {
      const campaign = campaigns.find((each) => each.facebookCampaignId === facebookCampaignId);
      return campaign ? [{ kind: 'leads' as const, campaigns: [campaign] as [Row], count }] : [];
    });
  return [
    ...troubles.filter(({ cause }) => isOfAccount(cause)),
    ...leads,
    ...troubles.filter(({ cause }) => !isOfAccount(cause)),
  ];
}
