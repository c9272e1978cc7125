import type { Content } from './rule.ts';

/** What the rules are told of something of which nothing else is known: it is shown to grown-ups. */
export const plainFacts = {
  objective: 'leads',
  industry: '',
  specialAdCategory: 'none',
  ageFrom: 18,
  ageTo: 65,
  productService: '',
  beforePriceMinor: null,
  campaignPriceMinor: null,
  priceCurrency: 'NOK',
  endsOn: null,
  texts: [],
  pictures: [],
  earlierPrices: [],
  hasPixel: false,
  form: null,
} satisfies Partial<Content>;
