import { plainFacts } from '#server/features/compliance/plain-facts.ts';
import type { Content } from '#server/features/compliance/rule.ts';

/** What is known of an ad shown to grown-ups in Norway, of which nothing else is said. */
export const plainAd = {
  ...plainFacts,
  countryCodes: ['NO'],
  today: '2026-11-27',
} satisfies Partial<Content>;
