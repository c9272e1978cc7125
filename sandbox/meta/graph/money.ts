import { textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';

/** Currencies whose smallest unit is the whole one, by Meta's own table (which is not ISO 4217). */
const whole = new Set(['CLP', 'COP', 'CRC', 'HUF', 'ISK', 'IDR', 'JPY', 'KRW', 'PYG', 'TWD', 'VND']);

/** The currencies an ad account can have, and about how many of each make a dollar. */
const perDollar = new Map(
  `AED 3.67 ARS 1000 AUD 1.52 BDT 119 BGN 1.8 BHD 0.38 BOB 6.9 BRL 5.5 CAD 1.37 CHF 0.89 CLP 940 CNY 7.2 COP 4100 CRC 515
  CZK 23 DKK 6.9 DZD 134 EGP 48 EUR 0.93 GBP 0.79 GTQ 7.7 HKD 7.8 HNL 25 HRK 7 HUF 360 IDR 16000 ILS 3.7 INR 84 ISK 138
  JOD 0.71 JPY 150 KES 129 KRW 1350 LTL 3.2 LVL 0.65 MAD 10 MOP 8 MXN 18.5 MYR 4.5 NGN 1600 NIO 37 NOK 11 NZD 1.66
  PEN 3.75 PHP 57 PKR 278 PLN 4 PYG 7500 QAR 3.64 RON 4.6 RSD 109 RUB 95 SAR 3.75 SEK 10.5 SGD 1.35 SKK 28 THB 35 TRY 34
  TWD 32 UAH 41 USD 1 UYU 41 VEF 36 VES 36 VND 25000 ZAR 18`
    .match(/[A-Z]{3} [\d.]+/g)
    ?.map((pair): [string, number] => [pair.slice(0, 3), Number(pair.slice(4))]),
);

/** How many minor units make one major unit. */
export function offsetOf(currency: string): 1 | 100 {
  return whole.has(currency) ? 1 : 100;
}

/** The least a day may cost, in minor units: for impressions, for frequent results such as clicks, and for rare ones. */
export interface Minimum {
  currency: string;
  impressions: number;
  frequent: number;
  rare: number;
}

/** One row per currency; the account's own stands first and is built on the account's own minimum. */
export function listMinimums(account: Thing): Minimum[] {
  const own = minimumOf(account);
  const others = [...perDollar].filter(([currency]) => currency !== own.currency);
  return [own, ...others.map(([currency, rate]) => minimum(currency, Math.ceil(rate * offsetOf(currency))))];
}

export function minimumOf({ fields }: Thing): Minimum {
  return minimum(textOf(fields['currency']), Number(fields['min_daily_budget'] ?? 0));
}

function minimum(currency: string, dollar: number): Minimum {
  return { currency, impressions: dollar, frequent: dollar * 5, rare: dollar * 40 };
}

/** An amount as people read it: `NOK 11.00`. */
export function written(minor: number, currency: string): string {
  const offset = offsetOf(currency);
  return `${currency} ${(minor / offset).toFixed(offset === 1 ? 0 : 2)}`;
}
