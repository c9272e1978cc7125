import { z } from 'zod';

/** What a campaign can lack before it is published. The words for each stand in the catalogue. */
export const GapCode = z.enum([
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
]);
export type GapCode = z.infer<typeof GapCode>;
