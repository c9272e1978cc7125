/** Currencies without a smaller unit. Everything else has hundredths: we count money as Meta does, not as ISO 4217 does. */
const wholeOnly = new Set('CLP COP CRC HUF ISK IDR JPY KRW PYG TWD VND'.split(' '));

/** How many digits of an amount in minor units stand behind the decimal point. */
export function minorDigits(currency: string): number {
  return wholeOnly.has(currency) ? 0 : 2;
}

/** Whether the part behind the sign of an amount counts: below a hundred. */
export function isSmallAmount(minor: number, currency: string): boolean {
  return minor < 100 * 10 ** minorDigits(currency);
}

/** Making a format costs more than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

/** 'NOK 1,700', and 'NOK 17.50' where the part behind the sign counts: in a sentence nobody reads the rest. `least`: of the amounts it is compared with, which are written alike. */
export function roundMoneyText(
  minor: number,
  { currency, locale, least = minor }: { currency: string; locale: string; least?: number | undefined },
): string {
  const unit = 10 ** minorDigits(currency);
  const isSmall = least !== 0 && isSmallAmount(least, currency);
  const shown = isSmall ? minor : Math.round(minor / unit) * unit;
  return moneyText(shown, { currency, locale, whole: !isSmall });
}

/** An amount as people read it: `NOK 1,700.00` of 170000 øre. `whole`: 1,700 without decimals where there are none. */
export function moneyText(
  minor: number,
  { currency, locale, whole = false }: { currency: string; locale: string; whole?: boolean },
): string {
  const digits = minorDigits(currency);
  const key = `${locale} ${currency} ${whole}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...(whole && { trailingZeroDisplay: 'stripIfInteger' as const }),
    });
    formats.set(key, format);
  }
  return format.format(minor / 10 ** digits);
}
