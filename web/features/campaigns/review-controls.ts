import type { AdField } from '#contract/ads.ts';
import type { CampaignFields } from '#contract/campaigns.ts';
import { adFieldName } from './ad-field-name.ts';

/** Where the review step keeps the Facebook connection. */
export const connectionPlace = 'facebook-connection';

/** What to show for a field that is changed on the review step itself; undefined for any other. */
export function controlOnReview(field: string, { ads }: Pick<CampaignFields, 'ads'>): string | undefined {
  if (field === 'facebookAdAccountId' || field === 'facebookPageId') return connectionPlace;
  const [, id, part] = /^ads\.([^.]+)\.(\w+)$/.exec(field) ?? [];
  if (id && part) return adFieldName(id, part as AdField);
  const ad = ads.find(({ selected }) => selected) ?? ads[0];
  return field === 'ads' && ad ? adFieldName(ad.id, 'headline') : undefined;
}
