import type { AdCopy, AdField } from '#contract/campaigns/ads.ts';

/** What the control of a part of an ad is called, so that it can be found on the page. */
export function adFieldName(adId: string, field: AdField): string {
  return `${field} ${adId}`;
}

/** Which ad a control belongs to, by what it is called; undefined for any other control. */
export function adOfField(name: string, ads: readonly Pick<AdCopy, 'id'>[]): string | undefined {
  const [part = '', id] = name.split(' ');
  return part in parts && ads.some((ad) => ad.id === id) ? id : undefined;
}

const parts: Record<AdField, true> = {
  headline: true,
  primaryText: true,
  description: true,
  callToAction: true,
};
