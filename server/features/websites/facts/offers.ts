import type { FoundOffer } from '#contract/websites/reading.ts';
import { homeCurrency } from './home-currency.ts';
import { readMoney, toMinor } from './money.ts';
import type { OpenedPage } from './opened-page.ts';
import { isOfPrice } from './price.ts';
import { offersInTables } from './price-tables.ts';
import { shownOffers } from './shown-offers.ts';
import { structuredOffers } from './structured-offers.ts';

const most = 12;

/** What the firm sells. What is told to machines counts as far as people are told the same. */
export function findOffers(pages: OpenedPage[]): FoundOffer[] {
  const home = homeCurrency(pages);
  const shown = pages.flatMap((page) => [...offersInTables(page, home), ...shownOffers(page, home)]);
  const told = pages.flatMap((page) =>
    structuredOffers(page).flatMap((offer) => confirm(offer, page, shown, home)),
  );
  const byName = Map.groupBy([...told, ...shown], ({ name }) => keyOf(name));
  const offers = [...byName.values()].map(agreed);
  return offers.toSorted((a, b) => rank(b) - rank(a)).slice(0, most);
}

/** One that says what it costs, and did before, is worth more to whoever advertises. */
const rank = ({ priceMinor, beforePriceMinor }: FoundOffer) =>
  Number(priceMinor !== null) + Number(beforePriceMinor !== null);

/** Of one thing that is told several times, with several prices, nobody knows the price. */
function agreed(offers: FoundOffer[]): FoundOffer {
  const [first] = offers;
  const best = offers.toSorted((a, b) => rank(b) - rank(a))[0]!;
  const prices = new Set(
    offers.flatMap(({ priceMinor, currency }) => (priceMinor === null ? [] : [`${priceMinor} ${currency}`])),
  );
  const price = prices.size > 1 ? { priceMinor: null, beforePriceMinor: null, currency: null } : {};
  return { ...best, name: first!.name, description: best.description || first!.description, ...price };
}

function confirm(
  offer: FoundOffer,
  page: OpenedPage,
  shown: FoundOffer[],
  home: string | undefined,
): FoundOffer[] {
  const isNamed = page.lines.some(({ text }) => keyOf(text).includes(keyOf(offer.name)));
  if (!isNamed) return [];
  const beside = shown.find(({ name }) => keyOf(name) === keyOf(offer.name));
  if (beside) return [{ ...offer, ...pick(beside), source: beside.source }];
  const seen = page.lines.flatMap(({ marked }) => readMoney(marked, home)).filter(isOfPrice);
  const isSeen = (minor: number | null) =>
    seen.some((money) => toMinor(money.amount, offer.currency ?? undefined) === minor);
  if (seen.length > 0 && !isSeen(offer.priceMinor))
    return [{ ...offer, priceMinor: null, beforePriceMinor: null, currency: null }];
  return [{ ...offer, beforePriceMinor: isSeen(offer.beforePriceMinor) ? offer.beforePriceMinor : null }];
}

const pick = ({ priceMinor, beforePriceMinor, currency }: FoundOffer) => ({
  priceMinor,
  beforePriceMinor,
  currency,
});

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
