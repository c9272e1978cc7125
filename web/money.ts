import { isSmallAmount, minorDigits, moneyText, roundMoneyText } from '#contract/currencies.ts';
import { formatWhole } from '#web/ui/format/format.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/** 'NOK 1,700.00' of 170000 øre, as people of the page's language write it. */
export function formatMoney(minor: number, currency: string): string {
  return moneyText(minor, { currency, locale: pageLanguage() });
}

/** 'NOK 1,700' of 170000 øre, and 'NOK 1,700.50' of 170050. */
export function formatWholeMoney(minor: number, currency: string): string {
  return moneyText(minor, { currency, locale: pageLanguage(), whole: true });
}

/** 'NOK', and 'kr' on a Norwegian page: beside a box or over a column, as the amounts themselves are written. */
export function currencySign(currency: string): string {
  const format = new Intl.NumberFormat(pageLanguage(), { style: 'currency', currency });
  return format.formatToParts(0).find(({ type }) => type === 'currency')!.value;
}

/** '1,700.00' of 170000 øre, where the currency is said elsewhere. */
export function formatPlainMoney(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(pageLanguage(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 10 ** digits);
}

/** The same as one reads it in a table: '1,700', and '17.50' where the part behind the sign counts. `most`: the largest of its column, all of which are written alike. */
export function formatPlainRound(minor: number, currency: string, most = minor): string {
  if (minor !== 0 && isSmallAmount(most, currency)) return formatPlainMoney(minor, currency);
  return formatWhole(Math.round(minor / 10 ** minorDigits(currency)));
}

/** '1,700' of 170000 øre, and '1,700.50' of 170050: what somebody has set, without its currency. */
export function formatPlainWhole(minor: number, currency: string): string {
  const unit = 10 ** minorDigits(currency);
  return minor % unit === 0 ? formatWhole(minor / unit) : formatPlainMoney(minor, currency);
}

/** 'NOK 1,700', in a sentence; `least` is the least of the amounts it is compared with. */
export function formatRoundMoney(minor: number, currency: string, least?: number): string {
  return roundMoneyText(minor, { currency, locale: pageLanguage(), least });
}

/** 'NOK 1.7K': for the axis of a chart, where there is no room for more. */
export function formatMoneyShort(minor: number, currency: string): string {
  const language = pageLanguage();
  const whole = minor / 10 ** minorDigits(currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    // Norwegian has no short way to write thousands.
    notation: language === 'en' || whole >= 1_000_000 ? 'compact' : 'standard',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(whole);
}
