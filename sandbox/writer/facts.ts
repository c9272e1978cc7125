import * as z from 'zod';

export const tones = ['professional', 'friendly', 'emotional', 'urgency', 'benefit', 'storytelling'] as const;
export type Tone = (typeof tones)[number];

/** Whatever shape a fact has, its words; nothing a prompt says is a reason to fall over. */
const words = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().trim());
const text = words.catch('').default('');
const list = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(/\s*[\n;]\s*|,\s+(?=\p{Lu})/u) : value),
  z.array(words.catch('')).catch([]),
);
const price = words.nullish().catch(undefined);
const age = z
  .preprocess((value) => Number(value), z.int().min(13).max(120))
  .optional()
  .catch(undefined);

/** What the copywriter is told about a campaign. */
export const CampaignFacts = z.object({
  businessName: text,
  productService: text,
  offerDescription: text,
  sellingPoints: list.default([]).transform((points) => points.filter(Boolean)),
  objective: text.transform((said) => said || 'leads'),
  industry: text,
  beforePrice: price,
  campaignPrice: price,
  currency: text.transform((said) => (/^[a-z]{3}$/i.test(said) ? said.toUpperCase() : 'NOK')),
  locations: list.default([]).transform((places) => places.filter(Boolean)),
  language: text.transform((said) => said || 'English'),
  ageFrom: age,
  ageTo: age,
  tones: list.default([]).transform((wished): Tone[] => {
    const known = wished.flatMap((wish) => tones.filter((tone) => wish.toLowerCase().startsWith(tone)));
    return known.length > 0 ? known : [...tones];
  }),
  allowedCallToActions: list.default([]).transform((allowed) => allowed.filter(Boolean)),
});
export type CampaignFacts = z.infer<typeof CampaignFacts>;
