import { z } from 'zod';

/** Where something was read: the words, and the page they stand on. */
export const FactSource = z.object({
  from: z.enum(['website', 'facebook-page', 'register']),
  /** As they stand there. */
  words: z.string().min(1).max(300),
  url: z.string().max(2000).nullable(),
});
export type FactSource = z.infer<typeof FactSource>;
