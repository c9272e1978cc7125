import { z } from 'zod';

/** Around a city. Less than `leastAtMeta` may be chosen, and Meta is sent that instead. */
export const radiusLimitsKm = { least: 10, leastAtMeta: 17, most: 80, step: 5, default: 25 } as const;

export const Location = z.object({
  type: z.enum(['city', 'region', 'country']),
  key: z.string().min(1).max(50),
  name: z.string().min(1).max(200),
  region: z.string().max(200).nullable(),
  countryCode: z.string().length(2),
  countryName: z.string().max(200),
  /** Cities only. */
  radiusKm: z.int().min(radiusLimitsKm.least).max(radiusLimitsKm.most).nullable(),
});
export type Location = z.infer<typeof Location>;
