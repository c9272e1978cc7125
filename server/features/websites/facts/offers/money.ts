import { minorDigits } from '#contract/currencies.ts';
import { struck } from '../lines.ts';

/** An amount of money as it stands in a text. */
export interface Money {
  amount: number;
  /** ISO 4217; undefined where it is called crowns and nobody says whose. */
  currency: string | undefined;
  isStruck: boolean;
  /** What stands before it since the amount before, and behind it until the next. */
  before: string;
  behind: string;
}

const mostBeside = 300;
const amount = String.raw`(?<!\d)(?<!\d[.,])(?:\d{1,3}(?:[ .,'’]\d{3}){1,3}(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?)(?!\d)`;
const sign = String.raw`US\$|kr\.?(?!\p{L})|NOK|SEK|DKK|ISK|EUR|GBP|USD|CHF|PLN|€|£|\$`;
const pattern = new RegExp(
  String.raw`(?<!\p{L})(?<sign>${sign})\s?:?\s?(?<signed>${amount})(?:\s?[,.:][-–—])?(?!\p{L}|\s?%)|(?<named>${amount})\s?(?:[,.:]?[-–—]\s?)?(?<name>${sign}|kroner|euros?|pounds?|dollars?)(?!\p{L})|(?<plain>${amount})\s?[,:][-–—](?![\d\p{L}])`,
  'giu',
);
const names: Record<string, string> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  $: 'USD',
  us$: 'USD',
  dollar: 'USD',
  dollars: 'USD',
};
const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD']);
const crowns = new Set(['NOK', 'SEK', 'DKK', 'ISK']);

/** All money in a text, which may say what is struck through in it. */
export function readMoney(marked: string, home: string | undefined): Money[] {
  const found = [...marked.matchAll(pattern)];
  return found.map((match, place) => {
    const { sign: ahead, signed, named, name, plain } = match.groups ?? {};
    const start = found[place - 1];
    const before = marked.slice(start ? start.index + start[0].length : 0, match.index);
    const behind = marked.slice(match.index + match[0].length, found[place + 1]?.index);
    return {
      amount: readAmount(signed ?? named ?? plain ?? ''),
      currency: currencyOf(ahead ?? name ?? 'kr', home),
      isStruck: isInside(marked, match.index),
      before: withoutMarks(before).slice(-mostBeside),
      behind: withoutMarks(behind).slice(0, mostBeside),
    };
  });
}

/** 1 990,50 as well as 1,990.50 and 1.990. */
export function readAmount(text: string): number {
  const bare = text.replaceAll(/[\s'’]/g, '');
  const [, whole = bare, cents = ''] = /^(.*\d)[.,](\d{1,2})$/.exec(bare) ?? [];
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${cents || 0}`);
}

export function toMinor(value: number, currency: string | undefined): number {
  return Math.round(value * 10 ** minorDigits(currency ?? ''));
}

function currencyOf(name: string, home: string | undefined): string | undefined {
  const small = name.toLowerCase().replace(/\.$/, '');
  if (small === 'kr' || small === 'kroner') return home && crowns.has(home) ? home : undefined;
  if (small === '$' && home && dollars.has(home)) return home;
  return names[small] ?? small.toUpperCase();
}

function isInside(marked: string, index: number): boolean {
  return marked.lastIndexOf(struck.from, index) > marked.lastIndexOf(struck.to, index);
}

function withoutMarks(marked: string): string {
  return marked.replaceAll(struck.from, '').replaceAll(struck.to, '');
}
