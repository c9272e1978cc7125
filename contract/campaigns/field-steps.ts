import type { CampaignFields } from './campaign.ts';
import type { StepName } from './gap-codes.ts';

const stepOf: Partial<Record<keyof CampaignFields, StepName>> = {
  title: 'business',
  businessName: 'business',
  industry: 'business',
  objective: 'business',
  seeksGoodLeads: 'business',
  websiteUrl: 'business',
  specialAdCategory: 'business',
  productService: 'offer',
  offerDescription: 'offer',
  sellingPoints: 'offer',
  beforePriceMinor: 'offer',
  campaignPriceMinor: 'offer',
  priceCurrency: 'offer',
  ageFrom: 'audience',
  ageTo: 'audience',
  gender: 'audience',
  dailyBudgetMinor: 'audience',
  endsOn: 'audience',
  brakes: 'audience',
  locations: 'audience',
  beneficiary: 'audience',
  payer: 'audience',
  leadFormId: 'lead-form',
  pixelId: 'pixel',
  mediaIds: 'media',
  enhancedMediaIds: 'media',
  designs: 'media',
};

/** The step where a field of the campaign is changed; undefined for what is changed on the review step itself. */
export function stepOfField(field: string): StepName | undefined {
  return stepOf[field as keyof CampaignFields];
}
