import type { Page } from '#contract/connections.ts';
import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { moneyText } from '#contract/currencies.ts';
import { m } from '#web/paraglide/messages.js';
import { AdPreview } from './ad-preview.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import type { ShownPicture } from './preview-picture.tsx';

export interface GrowingPreviewProps {
  fields: CampaignFields;
  page: Pick<Page, 'name' | 'pictureUrl'> | null;
  picture: ShownPicture | undefined;
}

/** What the preview is a picture of. */
export function growingWords({ ads }: Pick<CampaignFields, 'ads'>): string {
  return ads.length > 0 ? m.campaigns_growing_written() : m.campaigns_growing();
}

/** An ad of what has been typed so far. An echo: there is nothing in it to press or to be read aloud. */
export function GrowingPreview({ fields, page, picture }: GrowingPreviewProps) {
  const { businessName, productService, objective, websiteUrl, campaignPriceMinor, priceCurrency } = fields;
  // As the ad will say it, whatever language the page is in.
  const locale = fields.language === 'Norwegian' ? 'nb' : 'en';
  const price = { currency: priceCurrency, locale, whole: true };
  const points = fields.sellingPoints.filter((point) => point.trim() !== '').map((point) => `✓ ${point}`);
  const text = fields.offerDescription.trim() || m.campaigns_growing_text();
  return (
    <div inert aria-hidden>
      <PhoneFrame>
        <AdPreview
          ad={{
            headline: productService.trim() || m.campaigns_growing_headline(),
            primaryText: [text, points.join('\n')].join('\n').trim(),
            description: campaignPriceMinor ? moneyText(campaignPriceMinor, price) : '',
            callToAction: 'LEARN_MORE',
          }}
          objective={objective}
          speaker={page?.name ?? (businessName.trim() || m.campaigns_growing_speaker())}
          speakerPicture={page?.pictureUrl ?? null}
          websiteUrl={websiteUrl}
          picture={picture}
        />
      </PhoneFrame>
    </div>
  );
}
