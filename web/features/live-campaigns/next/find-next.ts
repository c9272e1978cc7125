import type { Drift } from '#contract/live/drifts.ts';
import type { LiveCampaign } from '#contract/live/live-campaign.ts';
import { type AttentionRow, findAttention, isOfAccount } from './attention-rows.ts';

/** How many leads of a campaign nobody has dealt with. */
export interface NewLeads {
  facebookCampaignId: string;
  count: number;
}

export type NextThing<Row> =
  | { kind: 'leads'; campaigns: [Row, ...Row[]]; count: number }
  | { kind: 'drift'; campaigns: [Row, ...Row[]]; drift: Drift }
  | ({ kind: 'trouble' } & AttentionRow<Row>);

/** What waits for the owner: what stops everything, then what somebody changed at Meta, then people who wait for an answer, then what is not shown. */
export function findNext<Row extends Pick<LiveCampaign, 'delivery' | 'facebookCampaignId'>>(
  campaigns: readonly Row[],
  newLeads: readonly NewLeads[],
  drifts: readonly Drift[],
): NextThing<Row>[] {
  const troubles = findAttention(campaigns).map((row) => ({ kind: 'trouble' as const, ...row }));
  const known = new Map(campaigns.map((campaign) => [campaign.facebookCampaignId, campaign]));
  const leads = newLeads
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .flatMap(({ facebookCampaignId, count }) => {
      const campaign = known.get(facebookCampaignId);
      return campaign ? [{ kind: 'leads' as const, campaigns: [campaign] as [Row], count }] : [];
    });
  const changed = drifts
    .filter(({ concern }) => concern !== 'none')
    .flatMap((drift) => {
      const { facebookCampaignId: id } = drift;
      // What holds for all of the ad account is told on the page of each of its campaigns.
      const campaign =
        id === null ? campaigns.find(({ delivery }) => delivery.state !== 'gone') : known.get(id);
      return campaign ? [{ kind: 'drift' as const, campaigns: [campaign] as [Row], drift }] : [];
    });
  return [
    ...troubles.filter(({ cause }) => isOfAccount(cause)),
    ...changed,
    ...leads,
    ...troubles.filter(({ cause }) => !isOfAccount(cause)),
  ];
}
