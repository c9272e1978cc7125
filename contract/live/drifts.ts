import { z } from 'zod';

export const WatchedType = z.enum(['campaign', 'ad-set', 'ad']);
export type WatchedType = z.infer<typeof WatchedType>;

/** What of an object can turn out to be otherwise than it was left. */
export const DriftField = z.enum([
  'name',
  'status',
  'daily-budget',
  'lifetime-budget',
  'spend-cap',
  'bid',
  'start',
  'end',
  'goal',
  'transparency',
  'places',
  'placements',
  'people',
  'audience',
  'creative',
]);
export type DriftField = z.infer<typeof DriftField>;

/** Who changed it. `unknown`: Meta does not let us read it. `isSure`: it is told, and not only what is left over. */
export const DriftHand = z.object({
  kind: z.enum(['person', 'program', 'meta', 'unknown']),
  name: z.string(),
  isSure: z.boolean(),
});
export type DriftHand = z.infer<typeof DriftHand>;
