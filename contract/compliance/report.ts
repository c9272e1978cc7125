import { z } from 'zod';
import { PictureTold } from './picture.ts';

export const judgedActs = ['publication', 'new-ads', 'wording', 'places', 'lead-form'] as const;

/** What the rules looked at, as it was let through. */
export const JudgedContent = z.object({
  texts: z.array(z.object({ field: z.string(), text: z.string() })),
  pictures: z.array(z.object({ field: z.string(), told: PictureTold.nullable() })),
  countryCodes: z.array(z.string()),
  ageFrom: z.int(),
  ageTo: z.int(),
});
export type JudgedContent = z.infer<typeof JudgedContent>;
