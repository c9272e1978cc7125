import { z } from 'zod';

export const LeadForm = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['active', 'paused', 'archived', 'draft']),
  createdAt: z.iso.datetime().nullable(),
});
export type LeadForm = z.infer<typeof LeadForm>;

export const Pixel = z.object({ id: z.string(), name: z.string(), lastFiredAt: z.iso.datetime().nullable() });
export type Pixel = z.infer<typeof Pixel>;
