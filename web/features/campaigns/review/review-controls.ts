import type { AdField } from '#contract/campaigns/ads.ts';
import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { adFieldName } from '../ads/ad-field-name.ts';

/** Where the review step keeps the Facebook connection. */
export const connectionPlace = 'facebook-connection';

/** Where it is chosen whether it starts at once. */
export const launchPlace = 'launch-immediately';

/** Where it stands what the law says, and who has approved it. */
const places = ['law', 'approval'];

/** The control that sends an ad out or keeps it here. */
export function choiceOf(adId: string): string {
  return `choice ${adId}`;
}

/** What to show for a field that is changed on the review step itself; undefined for any other. */
export function controlOnReview(field: string, { ads }: Pick<CampaignFields, 'ads'>): string | undefined {
  if (field === 'facebookAdAccountId' || field === 'facebookPageId') return connectionPlace;
  if (places.includes(field)) return field;
  const [, id, part] = /^ads\.([^.]+)\.(\w+)$/.exec(field) ?? [];
  if (id && part) return adFieldName(id, part as AdField);
  const [first] = ads;
  if (field !== 'ads' || !first) return undefined;
  const chosen = ads.find(({ selected }) => selected);
  return chosen ? adFieldName(chosen.id, 'headline') : choiceOf(first.id);
}
