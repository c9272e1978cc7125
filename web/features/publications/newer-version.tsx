import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import type { RefusalData } from '#contract/refusals.ts';
import { m } from '#web/paraglide/messages.js';
import { formatDateTime } from '#web/ui/format/format.ts';

/** What has changed in the draft since it was shown here, and when. */
export function NewerVersion({ changedAt, fields, ads }: RefusalData<'CAMPAIGN_IS_NEWER'>) {
  // Where a field was found goes with the field.
  const others = fields.filter((field) => field !== 'ads' && field !== 'sources');
  return (
    <>
      <p>{m.publications_newer_text({ time: formatDateTime(changedAt) })}</p>
      <ul aria-label={m.publications_newer_changes()} className="mt-2 list-disc space-y-1 pl-5">
        {others.map((field) => (
          <li key={field}>{nameOf(field)}</li>
        ))}
        {ads.map(({ id, headline, change }) => (
          <li key={id}>{adWords[change]({ headline })}</li>
        ))}
      </ul>
    </>
  );
}

const adWords = {
  changed: m.publications_newer_ad_changed,
  added: m.publications_newer_ad_added,
  removed: m.publications_newer_ad_removed,
};

const names: Record<keyof Omit<CampaignFields, 'sources'>, () => string> = {
  title: m.campaigns_title,
  businessName: m.campaigns_business_name,
  industry: m.campaigns_industry,
  language: m.campaigns_language,
  objective: m.campaigns_objective,
  websiteUrl: m.campaigns_website,
  specialAdCategory: m.campaigns_category,
  beneficiary: m.campaigns_dsa_beneficiary,
  payer: m.campaigns_dsa_payer,
  productService: m.campaigns_product,
  offerDescription: m.campaigns_offer,
  sellingPoints: m.campaigns_selling_points,
  beforePriceMinor: m.campaigns_before_price,
  campaignPriceMinor: m.campaigns_campaign_price,
  priceCurrency: m.campaigns_price_currency,
  currency: m.publications_newer_currency,
  ageFrom: m.campaigns_age_from,
  ageTo: m.campaigns_age_to,
  gender: m.campaigns_gender,
  endsOn: m.campaigns_end_title,
  brakes: m.changes_brakes,
  dailyBudgetMinor: m.campaigns_budget,
  locations: m.campaigns_locations,
  leadFormId: m.campaigns_forms_title,
  seeksGoodLeads: m.campaigns_good_leads,
  pixelId: m.publications_check_pixel,
  mediaIds: m.publications_check_pictures,
  enhancedMediaIds: m.publications_newer_enhanced,
  designs: m.publications_newer_designs,
  ads: m.campaigns_sum_ads,
  facebookAdAccountId: m.publications_check_account,
  facebookPageId: m.publications_newer_page,
  launchImmediately: m.campaigns_launch,
};

function nameOf(field: string): string {
  return names[field as keyof typeof names]?.() ?? field;
}
