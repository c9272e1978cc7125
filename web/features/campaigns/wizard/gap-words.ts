import type { DraftSummary } from '#contract/campaigns/campaign.ts';
import type { DraftGapCode, StepName } from '#contract/campaigns/gap-codes.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import type { PublishGap } from '../review/publish-checks.ts';
import type { Gap } from './wizard-steps.ts';

export const stepNames: Record<StepName, () => string> = {
  business: m.campaigns_stop_business,
  offer: m.campaigns_stop_offer,
  audience: m.campaigns_stop_audience,
  'lead-form': m.campaigns_stop_form,
  pixel: m.campaigns_stop_pixel,
  media: m.campaigns_stop_media,
  review: m.campaigns_stop_review,
};

/** What a step still waits for, in one sentence. */
export function describeGaps(gaps: readonly (Gap | DraftGapCode)[]): string {
  if (gaps.length === 1 && gaps[0] === 'selling-points') return m.campaigns_selling_points_short();
  if (gaps.length === 1 && gaps[0] === 'place') return m.campaigns_locations_none();
  const language = pageLanguage();
  // As Britons write, without a comma before 'and'.
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  const names = list.format(gaps.map((gap) => withinSentence(nameGap(gap))));
  return m.campaigns_still_needed({ names });
}

/** Where a draft goes on and what it waits for there; of a step that is about one thing, only the thing. */
export function describeNext({ step, missing }: DraftSummary['next']): string {
  if (missing.length === 0) return m.drafts_complete();
  const text = describeGaps(missing);
  const isStepItself = missing.length === 1 && missing[0] === step;
  return isStepItself ? text : m.drafts_next({ step: stepNames[step](), text });
}

/** The name of a field begins small within a sentence, unless it begins with a name. */
function withinSentence(name: string): string {
  return name.startsWith('Facebook') ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1);
}

function nameGap(gap: Gap | DraftGapCode): string {
  return {
    title: m.campaigns_title,
    'business-name': m.campaigns_business_name,
    industry: m.campaigns_industry,
    objective: m.campaigns_objective,
    website: m.campaigns_website,
    'product-service': m.campaigns_product,
    'offer-description': m.campaigns_offer,
    'selling-points': m.campaigns_gap_selling_points,
    'campaign-price': m.campaigns_campaign_price,
    'unclear-amount': m.campaigns_gap_amount,
    ages: m.campaigns_gap_ages,
    place: m.campaigns_gap_location,
    'lead-form': m.campaigns_gap_form,
    'good-leads': m.campaigns_good_leads,
    pixel: m.campaigns_gap_pixel,
    media: m.campaigns_gap_picture,
    upload: m.campaigns_gap_upload,
    ads: m.campaigns_gap_ads,
    account: m.connections_ad_account,
    'account-inactive': m.connections_ad_account,
    'account-currency': m.connections_ad_account,
    page: m.connections_page,
    enhancement: m.campaigns_gap_enhancement,
    'place-by-name': m.campaigns_gap_location,
    'politics-in-eu': m.campaigns_gap_location,
    'regulated-aim': m.campaigns_gap_ages,
    'ad-texts': m.campaigns_gap_texts,
    budget: m.campaigns_budget,
    'least-budget': m.campaigns_budget,
    'end-too-soon': m.campaigns_end_day,
  }[gap]();
}

/** What to tell somebody who wants to publish too early. */
export function describePublishGap(gap: PublishGap): { title: string; text?: string } {
  switch (gap) {
    case 'unread':
      return { title: m.campaigns_check_unread(), text: m.campaigns_check_unread_text() };
    case 'connection':
      return { title: m.campaigns_check_connection(), text: m.campaigns_check_connection_text() };
    case 'account':
    case 'page':
      return { title: m.campaigns_check_selection(), text: m.campaigns_check_selection_text() };
    case 'ads':
      return { title: m.campaigns_check_ads(), text: m.campaigns_check_ads_text() };
    case 'pixel':
      return { title: m.campaigns_check_pixel(), text: m.campaigns_check_pixel_text() };
    case 'media':
      return { title: m.campaigns_check_media(), text: m.campaigns_check_media_text() };
    case 'website':
      return { title: m.campaigns_check_website() };
    case 'lead-form':
      return { title: m.campaigns_check_form(), text: m.campaigns_check_form_text() };
    case 'law':
      return { title: m.compliance_before_publishing(), text: m.compliance_before_publishing_text() };
    case 'budget':
      return { title: m.campaigns_check_budget(), text: m.campaigns_check_budget_text() };
  }
}
