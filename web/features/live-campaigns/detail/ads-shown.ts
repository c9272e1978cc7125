import type { LiveAd, LiveCampaignDetail } from '#contract/live/live-campaign.ts';

type Detail = Pick<LiveCampaignDetail, 'campaign' | 'ads' | 'figuresFrom'>;

/** The ads to show: those Meta has; of a campaign it no longer has, all that were known. */
export function adsShown({ campaign, ads }: Pick<Detail, 'campaign' | 'ads'>): LiveAd[] {
  return campaign.goneAt === null ? ads.filter(({ goneAt }) => goneAt === null) : ads;
}

/** What of the campaign's spend none of the ads shown has spent. Meta rounds each of them, so that a coin each is nothing. */
export function spentByOthers(detail: Detail): number {
  const { campaign, figuresFrom } = detail;
  if (figuresFrom === 'ads') return 0;
  const ads = adsShown(detail);
  const rest = ads.reduce((sum, ad) => sum - ad.figures.spendMinor, campaign.figures.spendMinor);
  return rest > ads.length ? rest : 0;
}
