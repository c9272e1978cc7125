import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';

/** What of a draft people talk about, by the name of the field as findings say it. */
export function draftSpots({ ads }: Pick<CampaignFields, 'ads'>): { spot: string; name: string }[] {
  return [
    ...ads.map(({ id }, place) => ({ spot: `ads.${id}`, name: m.campaigns_ad({ n: place + 1 }) })),
    { spot: 'title', name: m.campaigns_title() },
    { spot: 'businessName', name: m.campaigns_business_name() },
    { spot: 'industry', name: m.campaigns_industry() },
    { spot: 'objective', name: m.campaigns_objective() },
    { spot: 'websiteUrl', name: m.campaigns_website() },
    { spot: 'productService', name: m.campaigns_product() },
    { spot: 'offerDescription', name: m.campaigns_offer() },
    { spot: 'sellingPoints', name: m.campaigns_selling_points() },
    { spot: 'campaignPriceMinor', name: m.campaigns_campaign_price() },
    { spot: 'locations', name: m.campaigns_locations() },
    { spot: 'dailyBudgetMinor', name: m.campaigns_budget() },
    { spot: 'endsOn', name: m.campaigns_end_title() },
  ];
}
