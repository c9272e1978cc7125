import type { AdCopy, AdFacts } from './ads.ts';
import { minorDigits } from '../currencies.ts';

/** What an ad states that has changed since it was written. */
export type StaleFact = 'price' | 'name' | 'product' | 'selling-point' | 'website';

type Texts = Pick<AdCopy, 'headline' | 'primaryText' | 'description' | 'facts'>;

/** The facts an ad was written from. */
export function adFacts(facts: AdFacts): AdFacts {
  const { businessName, productService, sellingPoints, websiteUrl } = facts;
  const { beforePriceMinor, campaignPriceMinor, priceCurrency } = facts;
  return {
    businessName,
    productService,
    sellingPoints,
    websiteUrl,
    beforePriceMinor,
    campaignPriceMinor,
    priceCurrency,
  };
}

/** What an ad still says as it was, where the campaign says otherwise by now. */
export function staleFacts({ facts: then, ...ad }: Texts, now: AdFacts): StaleFact[] {
  if (!then) return [];
  const text = `${ad.headline}\n${ad.primaryText}\n${ad.description}`;
  const states = (old: string, present: string) =>
    old.trim() !== '' && !plain(present).includes(plain(old)) && plain(text).includes(plain(old));
  const kept = now.sellingPoints.map(plain);
  const found: [StaleFact, boolean][] = [
    ['price', statesOldPrice(text, then, now)],
    ['name', states(then.businessName, now.businessName)],
    ['product', states(then.productService, now.productService)],
    ['selling-point', then.sellingPoints.some((point) => !kept.includes(plain(point)) && states(point, ''))],
    ['website', states(hostOf(then.websiteUrl), hostOf(now.websiteUrl))],
  ];
  return found.filter(([, isStale]) => isStale).map(([fact]) => fact);
}

function statesOldPrice(text: string, then: AdFacts, now: AdFacts): boolean {
  const present = new Set(figuresOf(now));
  const isMoved = then.priceCurrency !== now.priceCurrency;
  const old = figuresOf(then).filter((figure) => isMoved || !present.has(figure));
  const isFreeNoMore = then.campaignPriceMinor === 0 && now.campaignPriceMinor !== 0;
  if (isFreeNoMore && /(?<!\p{L})(?:free|gratis)(?!\p{L})/iu.test(text)) return true;
  const ungrouped = text
    .replaceAll(/(\d)[\s\u00a0\u202f.,](?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/(\d),(?=\d)/g, '$1.');
  return old.some((figure) =>
    new RegExp(`(?<![\\d.])${figure.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(ungrouped),
  );
}

/** The prices, what is saved between them, and by how many percent. */
function figuresOf({ beforePriceMinor: before, campaignPriceMinor: now, priceCurrency }: AdFacts): string[] {
  const saved = before !== null && now !== null && before > now ? before - now : null;
  const digits = minorDigits(priceCurrency);
  const amounts = [before, now, saved].filter((minor) => minor !== null && minor > 0) as number[];
  return [
    ...amounts.flatMap((minor) => {
      const amount = minor / 10 ** digits;
      return [Number.isInteger(amount) ? String(amount) : amount.toFixed(digits)];
    }),
    ...(saved === null ? [] : [`${Math.floor((saved / before!) * 100 + 1e-9)} ?%`]),
  ];
}

function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url)?.[1] ?? '';
}

/** Words without what makes no difference between two spellings of them. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d.]+/gu, ' ')
    .trim();
}
