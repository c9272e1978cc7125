import type { FoundOffer } from '#contract/websites/reading.ts';
import { isMeantForMachines } from '../meant-for-machines.ts';
import { readAmount, toMinor } from './money.ts';
import type { OpenedPage } from '../opened-page.ts';
import { bareName, type Thing, textOf, textsOf, thingsOf, withParts } from '../things.ts';
import { sourceOf } from '../told.ts';

const most = 60;

/** What a page tells machines of what it sells. */
export function structuredOffers({ things, url }: OpenedPage): FoundOffer[] {
  const all = withParts(things, new Set(['isRelatedTo', 'isSimilarTo', 'itemReviewed', 'review']));
  const sold = all.flatMap((thing) => {
    const offers = thingsOf(thing, 'offers');
    return offers.length > 0 ? [{ thing, offers }] : [];
  });
  const owned = new Set(sold.flatMap(({ offers }) => offers));
  const alone = all
    .filter((thing) => thing.types.includes('Offer') && !owned.has(thing))
    .map((offer) => ({ thing: thingsOf(offer, 'itemOffered')[0] ?? offer, offers: [offer] }));
  return [...sold, ...alone].slice(0, most).flatMap(({ thing, offers }) => {
    const name = textOf(thing, 'name') ?? textOf(offers[0]!, 'name');
    const description = textOf(thing, 'description') ?? textOf(offers[0]!, 'description') ?? '';
    if (!name || isMeantForMachines(`${name} ${description}`) || offers.every(isGone)) return [];
    const price = priceOf(offers);
    const words = [name, ...amountsIn(offers)].join(', ');
    return [
      {
        name: name.slice(0, 500),
        description: description.slice(0, 2000),
        ...price,
        source: sourceOf(words, url),
      },
    ];
  });
}

/** https://schema.org/ItemAvailability */
function isGone(offer: Thing): boolean {
  return /^(SoldOut|OutOfStock|Discontinued)$/.test(bareName(textOf(offer, 'availability') ?? ''));
}

type Price = Pick<FoundOffer, 'priceMinor' | 'beforePriceMinor' | 'currency'>;
const none: Price = { priceMinor: null, beforePriceMinor: null, currency: null };

/** Of several variants with several prices, none is the price. */
function priceOf(offers: Thing[]): Price {
  if (offers.some(({ types }) => types.includes('AggregateOffer'))) return none;
  const prices = offers.map(readOffer);
  const [first = none] = prices;
  const isOne = prices.every(
    ({ priceMinor, currency }) => priceMinor === first.priceMinor && currency === first.currency,
  );
  return isOne && first.priceMinor ? first : none;
}

function readOffer(offer: Thing): Price {
  const parts = thingsOf(offer, 'priceSpecification');
  const isEarlier = (part: Thing) =>
    textsOf(part, 'priceType').some((type) => /list|strike|srp|msrp/i.test(type));
  const usual = [offer, ...parts.filter((part) => !isEarlier(part))].find((each) => textOf(each, 'price'));
  const currency = [offer, ...parts].map((each) => textOf(each, 'priceCurrency'))[0] ?? '';
  const price = usual && minorOf(usual, currency);
  if (!price || !/^[A-Z]{3}$/.test(currency)) return none;
  const earlier = parts.find(isEarlier);
  const before = earlier ? minorOf(earlier, currency) : null;
  return { priceMinor: price, beforePriceMinor: before && before > price ? before : null, currency };
}

function minorOf(thing: Thing, currency: string): number | null {
  const price = textOf(thing, 'price') ?? '';
  return /^\d[\d .,]*$/.test(price) ? toMinor(readAmount(price), currency) : null;
}

function amountsIn(offers: Thing[]): string[] {
  return offers
    .flatMap((offer) => [offer, ...thingsOf(offer, 'priceSpecification')])
    .flatMap((each) => {
      const price = textOf(each, 'price') ?? textOf(each, 'lowPrice');
      return price ? [`${price} ${textOf(each, 'priceCurrency') ?? ''}`.trim()] : [];
    });
}
