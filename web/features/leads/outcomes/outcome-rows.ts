import type { LeadOutcome, LeadOutcomes } from '#contract/leads/lead-outcomes.ts';
import type { LiveCampaignDetail } from '#contract/live/live-campaign.ts';
import { m } from '#web/paraglide/messages.js';

interface OutcomeRow extends LeadOutcome {
  id: string;
  name: string;
  /** What Meta counts; null where it counts by ad and the ad is not known. */
  atMeta: number | null;
  /** What the ad cost, by Meta's figures; null where the ad is not known. */
  spentMinor: number | null;
}

export const none: LeadOutcome = {
  came: 0,
  new: 0,
  contacted: 0,
  won: 0,
  lost: 0,
  wonMinor: 0,
  valued: 0,
  timed: 0,
  medianMinutes: null,
};

/** Each ad that brought leads by Meta's count or by ours, the most first. One alone is the campaign over again. */
export function outcomeRows({ ads }: LiveCampaignDetail, outcomes: LeadOutcomes['ads']): OutcomeRow[] {
  const own = new Map(outcomes.map((each) => [each.facebookAdId, each]));
  const known = ads.map(({ facebookAdId: id, name, headline, figures }) => ({
    id,
    name: name || headline,
    atMeta: figures.results,
    spentMinor: figures.spendMinor,
    ...(own.get(id) ?? none),
  }));
  const knownIds = new Set<string | null>(known.map(({ id }) => id));
  const others = outcomes.filter(({ facebookAdId }) => !knownIds.has(facebookAdId));
  const rows = known.filter(({ atMeta, came }) => atMeta + came > 0).toSorted((a, b) => b.came - a.came);
  if (rows.length + others.length < 2) return [];
  return [
    ...rows,
    ...others.map(({ facebookAdId, ...outcome }) => ({
      id: facebookAdId ?? '',
      name: m.leads_outcomes_no_ad(),
      atMeta: null,
      spentMinor: null,
      ...outcome,
    })),
  ];
}
