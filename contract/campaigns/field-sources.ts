import { z } from 'zod';
import { FactSource } from '../websites/fact-source.ts';

/** The fields of a campaign that may be filled in from elsewhere. */
const sourcedFields = [
  'businessName',
  'industry',
  'language',
  'websiteUrl',
  'productService',
  'offerDescription',
  'sellingPoints',
  'beforePriceMinor',
  'campaignPriceMinor',
  'locations',
] as const;

/** From where fields were filled in, as long as nobody has changed them. */
export const FieldSources = z.partialRecord(z.enum(sourcedFields), FactSource);
export type FieldSources = z.infer<typeof FieldSources>;

/** The sources that still hold after a change: what a person says themselves has none. */
export function sourcesAfter(sources: FieldSources, changes: object): FieldSources {
  const kept = Object.entries(sources).filter(([field]) => !(field in changes));
  return Object.fromEntries(kept);
}
