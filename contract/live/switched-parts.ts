import { z } from 'zod';

/** What can be paused, or let run, by itself. */
export const StatusTarget = z.enum(['campaign', 'ad-set', 'ad']);
export type StatusTarget = z.infer<typeof StatusTarget>;

export const SwitchedPart = z.object({
  id: z.string(),
  name: z.string(),
  /** Of an ad that has one. */
  headline: z.string().optional(),
  /** It had waited for its launch, and waits for it again once this is taken back. */
  isLaunch: z.boolean(),
});
export type SwitchedPart = z.infer<typeof SwitchedPart>;

/** Who is promoted and who pays, as EU law wants it told wherever ads are shown there. */
export const Transparency = z.object({
  beneficiary: z.string().trim().min(1).max(512),
  payer: z.string().trim().min(1).max(512),
});
export type Transparency = z.infer<typeof Transparency>;
