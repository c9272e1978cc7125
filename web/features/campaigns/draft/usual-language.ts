import type { AdLanguage } from '#contract/campaigns/campaign.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/** Whoever uses Adfjord in Norwegian writes Norwegian ads, unless they choose otherwise. */
export function usualLanguage(): AdLanguage {
  return pageLanguage() === 'nb' ? 'Norwegian' : 'English';
}
