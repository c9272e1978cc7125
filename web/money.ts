import { moneyText } from '#contract/currencies.ts';
import { pageLanguage } from '#web/ui/page-language.ts';

/** 'NOK 1,700.00' of 170000 øre, as people of the page's language write it. */
export function formatMoney(minor: number, currency: string): string {
  return moneyText(minor, { currency, locale: pageLanguage() });
}
