/**
 * Currencies whose smallest unit at Meta is the whole unit; every other one has hundredths. This is what `…Minor` means
 * in everything a gateway takes and answers. https://developers.facebook.com/docs/marketing-api/currencies
 */
const wholeAtMeta = new Set('CLP COP CRC HUF ISK IDR JPY KRW PYG TWD VND'.split(' '));

/** Figures of delivery come in major units: `"53.39"` is 5339. */
export function fromMajor(major: string, currency: string): number {
  return Math.round(Number(major) * (wholeAtMeta.has(currency) ? 1 : 100));
}
