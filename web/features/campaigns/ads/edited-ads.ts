import type { AdCopy } from '#contract/campaigns/ads.ts';

/** Whether somebody's own words would be lost. Where nobody remembers how the ads came, they count as edited. */
export function areEdited(ads: readonly AdCopy[], written: readonly AdCopy[] | null): boolean {
  if (ads.length === 0) return false;
  if (!written || written.length !== ads.length) return true;
  return ads.some((ad, place) => textOf(ad) !== textOf(written[place]));
}

function textOf(ad: AdCopy | undefined): string {
  return JSON.stringify(ad && [ad.headline, ad.primaryText, ad.description, ad.callToAction]);
}
