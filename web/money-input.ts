import { minorDigits } from '#contract/currencies.ts';
import { pageLanguage } from '#web/ui/page/page-language.ts';

/**
 * Reads an amount as people type it: '1 200,50', '1,200.50', '990,-' and 'kr 500' are amounts. Null when nothing was
 * typed, undefined when it is not clearly one amount of this currency: '12.345' may be twelve or twelve thousand, and
 * with money nobody guesses.
 */
export function readMoney(typed: string, currency: string): number | null | undefined {
  const minor = readAnyMoney(typed, currency);
  return isTooMuch(minor) ? undefined : minor;
}

/** The same for what something may cost at most, null for no limit: nothing at all is none. */
export function readLimit(typed: string, currency: string): number | null | undefined {
  const minor = readMoney(typed, currency);
  return minor === 0 ? undefined : minor;
}

/** Whether it is clearly an amount, and only higher than anybody spends. */
export function isTooMuchMoney(typed: string, currency: string): boolean {
  return isTooMuch(readAnyMoney(typed, currency));
}

function isTooMuch(minor: number | null | undefined): boolean {
  return minor != null && minor > mostMinor;
}

function readAnyMoney(typed: string, currency: string): number | null | undefined {
  const text = withoutMarks(typed.trim(), currency);
  if (text === '') return typed.trim() === '' ? null : undefined;
  const digits = minorDigits(currency);
  const { whole, fraction = '' } = readNumber(text, digits) ?? {};
  if (whole === undefined || fraction.length > digits) return undefined;
  return Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0') || '0');
}

/** An amount as one would type it into the box: '250.50', and '250,50' on a Norwegian page. */
export function writeMoney(minor: number | null, currency: string, language = pageLanguage()): string {
  if (minor === null) return '';
  const digits = minorDigits(currency);
  const whole = Math.floor(minor / 10 ** digits);
  const rest = minor % 10 ** digits;
  const sign = language === 'nb' ? ',' : '.';
  return rest === 0 ? String(whole) : `${whole}${sign}${String(rest).padStart(digits, '0')}`;
}

/** The same number in another currency: 12.50 stays 12.50. */
export function keepNumber(minor: number | null, { from, to }: { from: string; to: string }): number | null {
  return minor === null ? null : Math.round(minor * 10 ** (minorDigits(to) - minorDigits(from)));
}

const mostMinor = 1_000_000_000_00;

const crowns = new Set(['NOK', 'SEK', 'DKK', 'ISK']);

/** Without what people write around an amount of this currency: its code, its sign, and the dash for no øre. */
function withoutMarks(text: string, currency: string): string {
  const sign = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')!.value;
  const marks = [currency, sign, ...(crowns.has(currency) ? ['kr.', 'kr'] : [])];
  const bare = withoutMark(text, marks).replace(/[,.:] ?[-–—]$/, '');
  return bare.trim();
}

function withoutMark(text: string, marks: string[]): string {
  const lower = text.toLowerCase();
  for (const mark of marks.map((each) => each.toLowerCase())) {
    if (lower.startsWith(mark)) return text.slice(mark.length).trim();
    if (lower.endsWith(mark)) return text.slice(0, -mark.length).trim();
  }
  return text;
}

/** The digits before and behind the decimal sign; undefined where it is not clear which is which. */
function readNumber(text: string, digits: number): { whole: string; fraction?: string } | undefined {
  if (/^\d+[.,]?$/.test(text)) return { whole: text.replace(/\D/, '') };
  const [, head = '', sign = '', tail = ''] = /^(.*\d)([.,])(\d+)$/.exec(text) ?? [];
  const isDecimal = digits > 0 && tail.length <= digits && !head.includes(sign);
  const whole = ungroup(isDecimal ? head : text);
  if (whole === undefined) return undefined;
  // One group of three behind one point or comma: to one reader thousands, to the next a fraction.
  const isEither = digits > 0 && /^\d+[.,]\d{3}$/.test(text);
  return isEither ? undefined : { whole, ...(isDecimal && { fraction: tail }) };
}

/** Thousands are groups of three behind one kind of separator; anything else is unclear. */
function ungroup(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  const [sign] = /[^\d]/.exec(text) ?? [];
  const groups = text.split(sign!);
  const isGrouped =
    /[\s.,'’]/.test(sign!) &&
    /^\d{1,3}$/.test(groups[0]!) &&
    groups.slice(1).every((group) => /^\d{3}$/.test(group));
  return isGrouped ? groups.join('') : undefined;
}
