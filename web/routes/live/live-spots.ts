import type { LiveAd } from '#contract/live/live-campaign.ts';

/** What of a live campaign people talk about beside the whole. */
export function liveSpots(ads: readonly LiveAd[]): { spot: string; name: string }[] {
  return ads.map(({ facebookAdId, name, headline }) => ({
    spot: `ads.${facebookAdId}`,
    name: name || headline,
  }));
}
