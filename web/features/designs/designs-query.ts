import type { Campaign } from '#contract/campaigns/campaign.ts';
import { api } from '#web/api.ts';

/** A campaign as the server holds it. */
export type SavedCampaign = Pick<
  Campaign,
  | 'id'
  | 'language'
  | 'businessName'
  | 'productService'
  | 'offerDescription'
  | 'sellingPoints'
  | 'beforePriceMinor'
  | 'campaignPriceMinor'
  | 'priceCurrency'
  | 'enhancedMediaIds'
>;

/** The designs of a picture, asked for again when what they show has changed. */
export function designsQuery(campaign: SavedCampaign, { id: mediaId, focalPoint }: Focused) {
  const { language, businessName, productService, offerDescription, sellingPoints } = campaign;
  const { beforePriceMinor, campaignPriceMinor, priceCurrency, enhancedMediaIds } = campaign;
  const input = { id: campaign.id, mediaId };
  return {
    ...api.designs.list.queryOptions({ input }),
    queryKey: [
      ...api.designs.list.queryKey({ input }),
      [language, businessName, productService, offerDescription, sellingPoints],
      [beforePriceMinor, campaignPriceMinor, priceCurrency],
      [enhancedMediaIds.includes(mediaId), focalPoint],
    ],
  };
}

interface Focused {
  id: string;
  focalPoint: { x: number; y: number };
}
