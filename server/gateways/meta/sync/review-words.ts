import { z } from 'zod';

/** By where it holds (`global`, a placement …), then by policy; anything else is left aside. */
export const FeedbackReply = z
  .record(z.string(), z.record(z.string(), z.string()).catch({}))
  .optional()
  .catch(undefined);

export const IssuesReply = z
  .array(
    z.object({
      error_summary: z.string().catch(''),
      error_message: z.string().catch(''),
      error_type: z.string().catch(''),
    }),
  )
  .optional()
  .catch(undefined);

/** Why Meta does not show an ad, in its own words: what the review found, else what stops it. Null when nothing does. */
export function reviewWords(
  feedback: z.infer<typeof FeedbackReply>,
  issues: z.infer<typeof IssuesReply>,
): string | null {
  const found = Object.values(feedback ?? {})
    .flatMap((policies) => Object.entries(policies))
    .map(([policy, text]) => (text ? `${policy}: ${text}` : policy));
  const stopping = (issues ?? [])
    .filter(({ error_type: type }) => type === 'HARD_ERROR')
    .map(({ error_summary: summary, error_message: message }) => message || summary);
  const words = [...new Set(found.length > 0 ? found : stopping)].filter(Boolean);
  return words.length > 0 ? words.join('\n') : null;
}
