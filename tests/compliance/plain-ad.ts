import type { Content } from '#server/features/compliance/rule.ts';

/** What is known of an ad shown to grown-ups in Norway, of which nothing else is said. */
export const plainAd = {
  objective: 'leads',
  specialAdCategory: 'none',
  ageFrom: 18,
  ageTo: 65,
  productService: '',
  beforePriceMinor: null,
  campaignPriceMinor: null,
  priceCurrency: 'NOK',
  endsOn: null,
  pictures: [],
  countryCodes: ['NO'],
  earlierPrices: [],
  hasPixel: false,
  form: null,
  today: '2026-11-27',
} satisfies Partial<Content>;
