interface Price {
  amount: number;
  currency: string;
  /** What stands behind the figure, such as "per month". */
  rest: string;
}

/** The prices as words: now, before, and what is saved where the two can be compared. */
export function wordPrices(
  {
    campaignPrice,
    beforePrice,
    currency,
  }: { campaignPrice?: string | null | undefined; beforePrice?: string | null | undefined; currency: string },
  isNorwegian: boolean,
): Record<'price' | 'before' | 'saved' | 'percent' | 'free', string | undefined> {
  const [now, then] = [campaignPrice, beforePrice].map((text) => readPrice(text, currency));
  const said = (price: Price) => wordPrice(price, isNorwegian);
  const isFree = /^\D*0(?:[.,]0+)?\D*$|^(?:free|gratis)\b/i.test(campaignPrice?.trim() ?? '');
  const free = isFree ? (isNorwegian ? 'Det er gratis.' : 'It is free.') : undefined;
  const price = now ? said(now) : (!isFree && campaignPrice?.trim()) || undefined;
  if (!now || !then || now.amount >= then.amount || now.rest !== then.rest || now.currency !== then.currency)
    return { price, before: undefined, saved: undefined, percent: undefined, free };
  const saved = { ...now, amount: then.amount - now.amount, rest: '' };
  // Never more than it is.
  const percent = Math.floor((1 - now.amount / then.amount) * 100 + 1e-9);
  return {
    price,
    before: said(then),
    saved: now.rest ? undefined : said(saved),
    percent: percent >= 5 ? String(percent) : undefined,
    free,
  };
}

/** 'NOK 14,900', '14 900 kr', '14.900,-', '499 kr per month' and 14900 alike; undefined where no figure stands. */
function readPrice(text: string | null | undefined, fallback: string): Price | undefined {
  const found = /^\s*([^\d\s]*)\s*(\d[\d\s.,\u00A0\u202F]*)\s*(?:[,.]?-)?\s*(.*)$/u.exec(text ?? '');
  if (!found) return undefined;
  const [, front = '', figures = '', back = ''] = found;
  const digits = figures
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    .replaceAll(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(/[.,]+$/, '')
    .replace(',', '.');
  const amount = Number(digits);
  const mark = /^(kr\.?|nok|sek|dkk|eur|usd|gbp|€|\$|£)/i.exec(back)?.[0] ?? '';
  const currency = (front.trim() || mark || fallback).toUpperCase().replace(/^KR\.?$/, 'NOK');
  const rest = back
    .slice(mark.length)
    .replace(/^[,.]?-/, '')
    .trim();
  return Number.isFinite(amount) && amount > 0 && rest.length < 16 ? { amount, currency, rest } : undefined;
}

const inNorwegian: Record<string, string> = {
  NOK: 'kr',
  EUR: 'euro',
  '€': 'euro',
  USD: 'dollar',
  $: 'dollar',
};
const inEnglish: Record<string, string> = { EUR: '€', USD: '$', GBP: '£' };

function wordPrice({ amount, currency, rest }: Price, isNorwegian: boolean): string {
  const whole = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  const [figures = '', cents] = whole.split('.');
  const grouped = figures.replaceAll(/\B(?=(\d{3})+$)/g, isNorwegian ? '\u00A0' : ',');
  const figure = cents ? `${grouped}${isNorwegian ? ',' : '.'}${cents}` : grouped;
  const name = (isNorwegian ? inNorwegian : inEnglish)[currency] ?? currency;
  const isSign = /^[€$£]$/.test(name);
  const price = isNorwegian ? `${figure} ${name}` : isSign ? `${name}${figure}` : `${name} ${figure}`;
  return `${price}${rest && !rest.startsWith('/') ? ' ' : ''}${rest}`.trim();
}
