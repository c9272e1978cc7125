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
export function growingWords(fields: Pick<CampaignFields, 'ads'>): string {
  if (keptAd(fields)) return m.campaigns_growing_kept();
  return fields.ads.length > 0 ? m.campaigns_growing_written() : m.campaigns_growing();
}

/** The ad that came along, or one of what has been typed. An echo: nothing in it is pressed or read aloud. */
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
          ad={
            keptAd(fields) ?? {
              headline: productService.trim() || m.campaigns_growing_headline(),
              primaryText: [text, points.join('\n')].join('\n').trim(),
              description: campaignPriceMinor ? moneyText(campaignPriceMinor, price) : '',
              callToAction: 'LEARN_MORE',
            }
          }
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

/** One that nobody wrote from the answers: kept on the front page, as a rule. */
function keptAd({ ads }: Pick<CampaignFields, 'ads'>) {
  return ads.find(({ facts }) => !facts);
}
