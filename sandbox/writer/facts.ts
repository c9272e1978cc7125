import * as z from 'zod';

export const tones = ['professional', 'friendly', 'emotional', 'urgency', 'benefit', 'storytelling'] as const;
export type Tone = (typeof tones)[number];

const words = z.string().trim();

/** What the copywriter is told about a campaign. */
export const CampaignFacts = z.object({
  businessName: words.default(''),
  productService: words.default(''),
  offerDescription: words.default(''),
  sellingPoints: z.array(words).default([]),
  objective: words.default('leads'),
  beforePrice: words.nullish(),
  campaignPrice: words.nullish(),
  locations: z.array(words).default([]),
  language: words.default('English'),
  tones: z.array(z.enum(tones)).default([...tones]),
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
