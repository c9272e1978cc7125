/**
 * Reads an amount as people type it: '1 200,50', '1,200.50' and '1200.5' are the same.
 * Null when nothing was typed, undefined when it is not clearly one amount. Never guesses with money.
 */
export function readMoney(typed: string, digits: number): number | null | undefined {
  const text = typed.replace(/[\s\u00a0\u202f']/g, '');
  if (text === '') return null;
  if (!/^\d[\d.,]*$/.test(text)) return undefined;
  const { whole, fraction } = splitAmount(text, digits);
  if (whole === undefined || fraction.length > digits) return undefined;
  const minor = Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0') || '0');
  return minor <= mostMinor ? minor : undefined;
}

/** An amount as one would type it into the box. */
export function writeMoney(minor: number | null, digits: number): string {
  if (minor === null) return '';
  const whole = Math.floor(minor / 10 ** digits);
  const rest = minor % 10 ** digits;
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(digits, '0')}`;
}

/** The same number in another currency: 12.50 stays 12.50. */
export function keepNumber(minor: number | null, { from, to }: { from: number; to: number }): number | null {
  return minor === null ? null : Math.round(minor * 10 ** (to - from));
}

const mostMinor = 1_000_000_000_00;

function splitAmount(text: string, digits: number): { whole: string | undefined; fraction: string } {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return { whole: text, fraction: '' };
  const head = text.slice(0, last);
  const tail = text.slice(last + 1);
  const isDecimal = digits > 0 && tail.length <= digits && !head.includes(text.charAt(last));
  return isDecimal ? { whole: ungroup(head), fraction: tail } : { whole: ungroup(text), fraction: '' };
}

/** Thousands are groups of three behind one kind of separator; anything else is unclear. */
function ungroup(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text;
  const isGrouped = /^\d{1,3}(\.\d{3})+$/.test(text) || /^\d{1,3}(,\d{3})+$/.test(text);
  return isGrouped ? text.replace(/[.,]/g, '') : undefined;
}
