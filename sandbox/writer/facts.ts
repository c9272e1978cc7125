import * as z from 'zod';

export const tones = ['professional', 'friendly', 'emotional', 'urgency', 'benefit', 'storytelling'] as const;
export type Tone = (typeof tones)[number];

const words = z.string().trim();
const price = z.union([words, z.number().transform(String)]).nullish();

/** What the copywriter is told about a campaign. */
export const CampaignFacts = z.object({
  businessName: words.default(''),
  productService: words.default(''),
  offerDescription: words.default(''),
  sellingPoints: z.array(words).default([]),
  objective: words.default('leads'),
  beforePrice: price,
  campaignPrice: price,
  locations: z.array(words).default([]),
  language: words.default('English'),
  tones: z.array(words.toLowerCase().pipe(z.enum(tones))).default([...tones]),
  allowedCallToActions: z.array(words).default([]),
});
export type CampaignFacts = z.infer<typeof CampaignFacts>;

/** The facts stand as one JSON object between two marks in the prompt; undefined when they do not. */
export function findFacts(prompt: string): CampaignFacts | undefined {
  const [, json] = /<campaign_facts>([\s\S]*?)<\/campaign_facts>/.exec(prompt) ?? [];
  if (!json) return undefined;
  try {
    return CampaignFacts.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}
