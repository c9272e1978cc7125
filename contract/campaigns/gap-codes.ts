import { z } from 'zod';

/** What a campaign can lack before it is published. The words for each stand in the catalogue. */
export const gapCodes = [
  'account',
  'page',
  'ads',
  'objective',
  'pixel',
  'lead-form',
  'good-leads',
  'media',
  'enhancement',
  'website',
  'place',
  'place-by-name',
  'regulated-aim',
  'politics-in-eu',
  'ages',
  'ad-texts',
  'budget',
  'account-inactive',
  'account-currency',
  'least-budget',
  'end-too-soon',
] as const;
export const GapCode = z.enum(gapCodes);
export type GapCode = z.infer<typeof GapCode>;

/** What a draft can lack on its way there besides: for the writer of ads, and for the next step of the wizard. */
export const DraftGapCode = z.enum([
  ...gapCodes,
  'title',
  'business-name',
  'industry',
  'product-service',
  'offer-description',
  'selling-points',
  'campaign-price',
]);
export type DraftGapCode = z.infer<typeof DraftGapCode>;

/** The steps of the wizard. */
export const StepName = z.enum(['business', 'offer', 'audience', 'lead-form', 'pixel', 'media', 'review']);
export type StepName = z.infer<typeof StepName>;
