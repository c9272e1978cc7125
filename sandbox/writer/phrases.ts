import type { CampaignFacts } from './facts.ts';

/** The facts as words that fit into sentences. A fact nobody gave has no word. */
export type Phrases = Record<string, string | undefined>;

/** `turn` decides which selling point comes first, so that six ads do not open with the same one. */
export function phrase(facts: CampaignFacts, turn: number): Phrases {
  const points = facts.sellingPoints.map(withoutStop).filter(Boolean);
  const point = (place: number) => points[(turn + place) % points.length];
  const product = withoutStop(facts.productService) || withoutStop(facts.businessName);
  const and = isNorwegian(facts) ? ' og ' : ' and ';
  return {
    product: small(product),
    Product: large(product),
    business: withoutStop(facts.businessName) || undefined,
    place: facts.locations.slice(0, 2).join(and) || undefined,
    offer: firstSentence(facts.offerDescription),
    point1: small(point(0)),
    Point1: large(point(0)),
    point2: points.length > 1 ? small(point(1)) : undefined,
    Point2: points.length > 1 ? large(point(1)) : undefined,
    Point3: points.length > 2 ? large(point(2)) : undefined,
    ...prices(facts),
  };
}

export function isNorwegian({ language }: CampaignFacts): boolean {
  return /^(norwegian|norsk|nb|no\b)/i.test(language);
}

function prices({ campaignPrice, beforePrice }: CampaignFacts): Phrases {
  const price = campaignPrice || undefined;
  const before = price && beforePrice !== campaignPrice ? beforePrice || undefined : undefined;
  const [now, then] = [amountIn(price), amountIn(before)];
  const percent = now && then && now < then ? `${Math.round((1 - now / then) * 100)}` : undefined;
  return { price, before: percent === undefined ? undefined : before, percent };
}

function amountIn(price: string | undefined): number | undefined {
  const digits = price
    ?.replaceAll(/[^\d.,]/g, '')
    .replaceAll(/[.,](?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  const amount = Number(digits);
  return digits && Number.isFinite(amount) && amount > 0 ? amount : undefined;
}

/** A name that is all capitals, or has one inside, keeps its letters. */
function small(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const [first = ''] = text.split(/\s/);
  return /^\p{Lu}[^\p{Lu}]*$/u.test(first) && !/^(I|I'm)$/.test(first)
    ? text[0]?.toLowerCase() + text.slice(1)
    : text;
}

function large(text: string | undefined): string | undefined {
  return text ? `${text[0]?.toUpperCase()}${text.slice(1)}` : undefined;
}

function withoutStop(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!,;:]+$/, '');
}

function firstSentence(text: string): string | undefined {
  const [first = ''] = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.!?])\s/);
  return first ? `${large(withoutStop(first))}` : undefined;
}
