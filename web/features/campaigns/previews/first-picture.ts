import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { turnOf } from '#contract/campaigns/shown-pictures.ts';

/** The picture of the first ad that goes out. */
export function firstPicture<Picture>(
  ads: CampaignFields['ads'],
  pictures: readonly Picture[],
): Picture | undefined {
  const place = ads.findIndex(({ selected }) => selected);
  return place < 0 ? undefined : turnOf(pictures, place);
}
