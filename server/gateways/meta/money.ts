/** Currencies whose smallest unit at Meta is the whole unit; every other one has hundredths. https://developers.facebook.com/docs/marketing-api/currencies */
const wholeAtMeta = new Set('CLP COP CRC HUF ISK IDR JPY KRW PYG TWD VND'.split(' '));

/**
 * Fraction digits by ISO 4217, where they are not 2. Not taken from Intl, whose digits are those of everyday
 * prices and differ from one engine to the next.
 */
const isoDigits: Record<string, number> = {
  ...Object.fromEntries('CLP ISK JPY KRW PYG VND'.split(' ').map((currency) => [currency, 0])),
  ...Object.fromEntries('BHD JOD'.split(' ').map((currency) => [currency, 3])),
};

/** Our minor units as Meta counts them. Rounds down: nobody spends more than they said. */
export function toMetaAmount(minor: number, currency: string): number {
  return Math.floor((minor * 10 ** metaDigitsOf(currency)) / 10 ** isoDigitsOf(currency));
}

/** Meta's count in our minor units, exactly. */
export function fromMetaAmount(amount: number | string, currency: string): number {
  return Math.round((Number(amount) * 10 ** isoDigitsOf(currency)) / 10 ** metaDigitsOf(currency));
}

/** Figures of delivery are in major units: `"53.39"` is 5339. */
export function fromMajor(major: string, currency: string): number {
  return Math.round(Number(major) * 10 ** isoDigitsOf(currency));
}

function metaDigitsOf(currency: string): number {
  return wholeAtMeta.has(currency) ? 0 : 2;
}

function isoDigitsOf(currency: string): number {
  return isoDigits[currency] ?? 2;
}
