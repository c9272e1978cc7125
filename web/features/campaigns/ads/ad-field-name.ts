import type { AdField } from '#contract/campaigns/ads.ts';

/** What the control of a part of an ad is called, so that it can be found on the page. */
export function adFieldName(adId: string, field: AdField): string {
  return `${field} ${adId}`;
}
