import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { Page } from '#contract/connections.ts';
import { AdPreview } from './ad-preview.tsx';
import { firstPicture } from './first-picture.ts';
import { PhoneFrame } from './phone-frame.tsx';
import type { ShownPicture } from './preview-picture.tsx';

interface FirstAdProps {
  fields: CampaignFields;
  page: Pick<Page, 'name' | 'pictureUrl'> | null;
  pictures: readonly ShownPicture[];
}

/** The first ad that goes out, on a phone. */
export function FirstAd({
  fields: { ads, objective, businessName, websiteUrl },
  page,
  pictures,
}: FirstAdProps) {
  const ad = ads.find(({ selected }) => selected);
  return (
    ad && (
      <PhoneFrame>
        <AdPreview
          ad={ad}
          objective={objective}
          speaker={page?.name ?? businessName}
          speakerPicture={page?.pictureUrl ?? null}
          websiteUrl={websiteUrl}
          picture={firstPicture(ads, pictures)}
        />
      </PhoneFrame>
    )
  );
}
