import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { moneyText } from '#contract/currencies.ts';

const locales = { English: 'en', Norwegian: 'nb-NO' } as const;
const freeOfCharge = { English: 'free', Norwegian: 'gratis' } as const;

/** A price as it is written in an ad: whole amounts without decimals, and nothing to pay in words. */
export function priceText(
  minor: number,
  { priceCurrency, language }: Pick<CampaignFields, 'priceCurrency' | 'language'>,
): string {
  if (minor === 0) return freeOfCharge[language];
  return moneyText(minor, { currency: priceCurrency, locale: locales[language], whole: true });
}
