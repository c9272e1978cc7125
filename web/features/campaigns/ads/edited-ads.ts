import type { AdCopy } from '#contract/campaigns/ads.ts';

/** Whether somebody's own words would be lost. Where nobody remembers how the ads came, they count as edited. */
export function areEdited(ads: readonly AdCopy[], asCame: readonly AdCopy[] | null): boolean {
  if (ads.length === 0) return false;
  if (asCame?.length !== ads.length) return true;
  return ads.some((ad, place) => textOf(ad) !== textOf(asCame[place]));
}

function textOf(ad: AdCopy | undefined): string {
  return JSON.stringify(ad && [ad.headline, ad.primaryText, ad.description, ad.callToAction]);
}
