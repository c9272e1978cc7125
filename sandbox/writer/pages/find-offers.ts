import { isToTheWriter } from './instructions.ts';
import type { Offer } from './reading.ts';
import { isQuotable, type Line } from './website-pages.ts';

const amount = String.raw`\d{1,3}(?:[ .,\u00a0]\d{3})+|\d+`;
const price = new RegExp(
  String.raw`(?:(?:kr\.?|nok|eur|usd|€|\$|£) ?(?:${amount})|(?:${amount})(?:[.,]\d\d)? ?(?:kr\b|nok\b|eur\b|usd\b|,-|€))`,
  'giu',
);
const betweenPrices = /^[\s:|·–—-]+|[\s:|·–—(-]+$/gu;
const beforePrices =
  /[\s,:(|–—-]*\b(?:før|nå|fra|kun|bare|for|pris|ordinært|was|now|from|only|usually|price|before)\s*:?$/iu;
/** Lines that name a price and are not about something that is sold. */
const aboutPrices =
  /^(alle priser|all prices|prisene|prices (are|include)|priser (er|inkl))|\b(over|minst|above|minimum)\b.{0,12}\d/iu;
const offerPages = /tilbud|tjenester|offer|deal|service/iu;
const buttons =
  /^(se|les|bestill|kjøp|ring|kontakt|om|hjem|see|read|book|buy|call|contact|about|home)\b|[@\d]/iu;
const most = 8;

/** What is sold: lines with a price, and on a page of offers what stands above a sentence of its own. */
export function findOffers(lines: Line[]): Offer[] {
  const found = new Map<string, Offer>();
  const usable = lines.filter((line) => isQuotable(line) && !isToTheWriter(line.text));
  for (const line of usable) {
    const offer = pricesIn(line.text) > 0 ? pricedOffer(line) : namedOffer(line);
    if (!offer) continue;
    const key = offer.name.toLowerCase();
    const known = found.get(key);
    const isRoom = found.size < most && ![...found.values()].some((other) => isSameBargain(other, offer));
    // Of two lines about one thing, the one that tells more prices.
    if (known ? pricesIn(known.quote) < pricesIn(offer.quote) : isRoom) found.set(key, offer);
  }
  return [...found.values()];
}

/** Told twice in other words: from the same price down to the same price. */
function isSameBargain(one: Offer, other: Offer): boolean {
  const prices = (offer: Offer) => (offer.quote.match(price) ?? []).toSorted().join();
  return pricesIn(one.quote) > 1 && prices(one) === prices(other);
}

export function pricesIn(text: string): number {
  return text.match(price)?.length ?? 0;
}

function pricedOffer({ page, text, beside, place }: Line): Offer | undefined {
  if (aboutPrices.test(text) || text.length > 160) return undefined;
  const own = nameIn(text);
  const above = [beside[place - 1], beside[place - 2]].filter((line) => line !== undefined);
  if (own && !sentence(own)) return { name: own, description: '', page, quote: text };
  const name = above.find(isName);
  if (!name) return undefined;
  const description = own ?? (above[0] === name ? '' : sentence(above[0]));
  return { name, description, page, quote: text };
}

/** What stands before the first price, without the words that lead to it. */
function nameIn(text: string): string | undefined {
  let name = text.slice(0, text.search(price)).replaceAll(betweenPrices, '');
  for (let last = ''; last !== name;) {
    last = name;
    name = name.replace(beforePrices, '').replaceAll(betweenPrices, '');
  }
  return /\p{L}{3}/u.test(name) && !/^(før|nå|fra|was|now|from|usually)\b/iu.test(name) ? name : undefined;
}

function namedOffer({ page, url, text, beside, place }: Line): Offer | undefined {
  if (
    !offerPages.test(url.replace(/^https?:\/\/[^/]*/, '')) ||
    !isName(text) ||
    !text.includes(' ') ||
    buttons.test(text)
  )
    return undefined;
  const description = sentence(beside[place + 1]);
  // With a price below it is found there.
  const hasPrice = beside.slice(place + 1, place + 3).some((line) => pricesIn(line) > 0);
  return description && !hasPrice ? { name: text, description, page, quote: text } : undefined;
}

function isName(text: string): boolean {
  return /\p{L}{3}/u.test(text) && text.length <= 60 && !/[.!?:]$/.test(text) && pricesIn(text) === 0;
}

function sentence(text = ''): string {
  return text.endsWith('.') && text.length <= 300 && pricesIn(text) === 0 && !isToTheWriter(text) ? text : '';
}
