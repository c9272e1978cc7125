import * as z from 'zod';

import { jsonOrNothing } from '#sandbox/json.ts';

const StruckText = z.object({
  text: z.string(),
  /** What may not stay. */
  struckWords: z.array(z.string()).catch([]),
  language: z.enum(['English', 'Norwegian']).catch('English'),
});
export type StruckText = z.infer<typeof StruckText>;

/** The text that a prompt wants said otherwise; undefined where it holds none. */
export function findStruck(prompt: string): StruckText | undefined {
  const [, json] = /<struck_text>\s*(\{[\s\S]*\})\s*<\/struck_text>/.exec(prompt) ?? [];
  const read = StruckText.safeParse(jsonOrNothing(json ?? ''));
  return read.success ? read.data : undefined;
}
