import { z } from 'zod';

export const packNames = ['norway', 'eu', 'meta'] as const;
/** Which body of rules one belongs to: Norwegian law, that of the EU, or what Meta lets through. */
export const PackName = z.enum(packNames);
export type PackName = z.infer<typeof PackName>;

/** `stop` cannot be published, `ask` can once somebody has answered for it, `hint` is only said. */
export const RuleLevel = z.enum(['stop', 'ask', 'hint']);
export type RuleLevel = z.infer<typeof RuleLevel>;
