import type { SpecialAdCategory } from '#contract/campaigns/industries.ts';
import { m } from '#web/paraglide/messages.js';

/** The category by name, as in the choice. */
export function nameCategory(category: SpecialAdCategory): string {
  return {
    none: m.campaigns_category_none,
    employment: m.campaigns_category_employment,
    housing: m.campaigns_category_housing,
    financial: m.campaigns_category_financial,
    politics: m.campaigns_category_politics,
    gambling: m.campaigns_category_gambling,
  }[category]();
}

/** What Meta makes of it. */
export function describeCategory(category: SpecialAdCategory): string {
  switch (category) {
    case 'none':
      return m.campaigns_category_none_text();
    case 'employment':
    case 'housing':
    case 'financial':
      return m.campaigns_category_everybody_text();
    case 'politics':
      return m.campaigns_category_politics_text();
    case 'gambling':
      return m.campaigns_category_gambling_text();
  }
}
