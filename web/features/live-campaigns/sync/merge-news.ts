import type { LiveNews, LiveOverview } from '#contract/live/live-campaign.ts';

/** A list with what has changed since; undefined where campaigns have left it, and it has to be read anew. */
export function mergeNews(known: LiveOverview, news: LiveNews): LiveOverview | undefined {
  const { stamp, sync, campaignCount, changed, totals } = news;
  const isChanged = new Set(changed.map(({ campaign }) => campaign.facebookCampaignId));
  const others = known.campaigns.filter(({ facebookCampaignId }) => !isChanged.has(facebookCampaignId));
  if (others.length + changed.length !== campaignCount) return undefined;
  if (changed.length === 0) return { ...known, stamp, sync };

  const placed = new Map(changed.map(({ place, campaign }) => [place, campaign]));
  const inTurn = others.values();
  const campaigns = Array.from(
    { length: campaignCount },
    // As many are left as places are.
    (_, place) => placed.get(place) ?? inTurn.next().value!,
  );
  return { ...known, stamp, sync, ...totals, campaigns };
}
