import { z } from 'zod';

/** What a campaign can lack before it is published. The words for each stand in the catalogue. */
export const gapCodes = [
  'account',
  'page',
  'ads',
  'objective',
  'pixel',
  'lead-form',
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

/** What else a draft can lack on its way there: for the writer of ads, and for the next step of the wizard. */
export type DraftGapCode =
  | GapCode
  | 'title'
  | 'business-name'
  | 'industry'
  | 'product-service'
  | 'offer-description'
  | 'selling-points'
  | 'campaign-price';
