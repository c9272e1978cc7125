import type { CampaignFields } from '#contract/campaigns/campaign.ts';

/** The picture of the first ad that goes out. */
export function firstPicture<Picture>(
  ads: CampaignFields['ads'],
  pictures: readonly Picture[],
): Picture | undefined {
  return pictures[ads.findIndex(({ selected }) => selected) % pictures.length];
}
