import type { LeadSummary } from '#contract/leads/lead.ts';

/** How many leads came to campaigns that were known before, and to which. */
export function missedSince(before: ReadonlyMap<string, number>, now: LeadSummary[]) {
  const grown = now
    .map(({ facebookCampaignId, total }) => ({
      facebookCampaignId,
      more: total - (before.get(facebookCampaignId) ?? total),
    }))
    .filter(({ more }) => more > 0);
  return {
    count: grown.reduce((sum, { more }) => sum + more, 0),
    facebookCampaignIds: grown.map(({ facebookCampaignId }) => facebookCampaignId),
  };
}
