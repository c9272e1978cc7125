import { offsetOf } from '#sandbox/meta/graph/money.ts';
import { wordNumbers } from './word-numbers.ts';

/** How many of a currency's units make a dollar, roughly: prices differ by country, not by exchange office. */
const perDollar = wordNumbers(`
  NOK 10.5 SEK 10.5 DKK 6.9 EUR 0.93 GBP 0.79 CHF 0.89 PLN 4 CZK 23 HUF 360 ISK 138 RON 4.6 BGN 1.8 TRY 40 JPY 150
  KRW 1350 TWD 32 INR 84 CAD 1.37 AUD 1.52 NZD 1.66 BRL 5.5 MXN 18.5 CLP 940 COP 4100 IDR 16000 VND 25000 ZAR 18`);

export function minorPerDollar(currency: string): number {
  return (perDollar[currency] ?? 1) * offsetOf(currency);
}
