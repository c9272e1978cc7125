import { z } from 'zod';

export const evidenceRules = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maxBytes: 10 * 1024 ** 2,
  /** For each workspace. */
  most: 500,
} as const;

/** A file that an answer stands on: a receipt, an agreement, a test. */
export const EvidenceFile = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string().meta({ description: 'Where members of the workspace download it.' }),
});
export type EvidenceFile = z.infer<typeof EvidenceFile>;
