import { z } from 'zod';

/** What the words for a code name. Amounts are in minor units of the `currency` beside them. */
export const CodeParams = z.record(z.string(), z.union([z.string(), z.number()]));
export type CodeParams = z.infer<typeof CodeParams>;
