const grouped = /^-?(\d+|\d{1,3}([.,]\d{3})+)$/;

/** Reads what a person typed: '1 200,50' and '1,200.50' are both 1200.5. Null when it could mean two things, or nothing. */
export function readNumber(text: string, decimals: number): number | null {
  const bare = text.replace(/\s/g, '');
  const separator = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const isDecimal = separator > 0 && bare.length - separator - 1 <= decimals;
  const whole = isDecimal ? bare.slice(0, separator) : bare;
  const fraction = isDecimal ? bare.slice(separator + 1) : '';
  if (!grouped.test(whole) || !/^\d*$/.test(fraction)) return null;
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`);
}

/** The number as a person would type it, without grouping. */
export function writeNumber(value: number | null, decimals: number): string {
  if (value === null) return '';
  return Number.isInteger(value) ? String(value) : value.toFixed(decimals);
}
