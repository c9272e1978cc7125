import type { FoundOffer } from '#contract/websites/reading.ts';
import { homeCurrency } from './home-currency.ts';
import { type Money, readMoney, toMinor } from './money.ts';
import type { OpenedPage } from '../opened-page.ts';
import { isOfPrice } from './price.ts';
import { offersInTables } from './price-tables.ts';
import { shownOffers } from './shown-offers.ts';
import { structuredOffers } from './structured-offers.ts';

const most = 12;

/** What the firm sells. What is told to machines counts as far as people are told the same. */
export function findOffers(pages: OpenedPage[], language: string | undefined, today = ''): FoundOffer[] {
  const home = homeCurrency(pages, language);
  const read = pages.flatMap((page) => shownOffers(page, { home, today }));
  const ended = new Set(read.filter(({ hasEnded }) => hasEnded).map(({ offer }) => keyOf(offer.name)));
  const current = read.filter(({ hasEnded }) => !hasEnded).map(({ offer }) => offer);
  const shown = [...pages.flatMap((page) => offersInTables(page, home)), ...current];
  const told = pages.flatMap((page) => {
    const seen = { text: keyOf(page.lines.map(({ text }) => text).join(' ')), money: moneyOn(page, home) };
    return structuredOffers(page).flatMap((offer) => confirm(offer, seen, shown));
  });
  const isOver = ({ name }: FoundOffer) =>
    ended.has(keyOf(name)) && !shown.some((each) => keyOf(each.name) === keyOf(name));
  const byName = Map.groupBy([...told.filter((offer) => !isOver(offer)), ...shown], ({ name }) =>
    keyOf(name),
  );
  const offers = withoutNamesakes([...byName.values()].map(agreed));
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
  const price = prices.size > 1 ? priceless : {};
  return { ...best, name: first!.name, description: best.description || first!.description, ...price };
}

/** The same price under a longer name is the same thing, told at more length. */
function withoutNamesakes(offers: FoundOffer[]): FoundOffer[] {
  const isSame = (one: FoundOffer, other: FoundOffer) =>
    one.priceMinor !== null &&
    one.priceMinor === other.priceMinor &&
    one.beforePriceMinor === other.beforePriceMinor &&
    one.currency === other.currency &&
    (keyOf(one.name).startsWith(`${keyOf(other.name)} `) ||
      keyOf(other.name).startsWith(`${keyOf(one.name)} `));
  return offers.filter((offer, place) => !offers.slice(0, place).some((other) => isSame(offer, other)));
}

interface SeenOn {
  text: string;
  money: Money[];
}

/** What nobody reads on the page is left out, and a price that is another there. */
function confirm(offer: FoundOffer, { text, money }: SeenOn, shown: FoundOffer[]): FoundOffer[] {
  const name = keyOf(offer.name);
  if (!text.includes(name)) return [];
  const beside = shown.find((each) => keyOf(each.name) === name);
  if (beside) return [{ ...offer, ...priceOf(beside), source: beside.source }];
  const { priceMinor, beforePriceMinor, currency } = offer;
  const isSeen = (minor: number | null) =>
    money.some(
      (each) =>
        toMinor(each.amount, currency ?? undefined) === minor && each.currency === (currency ?? undefined),
    );
  if (!isSeen(priceMinor)) return [{ ...offer, ...priceless }];
  return [{ ...offer, beforePriceMinor: isSeen(beforePriceMinor) ? beforePriceMinor : null }];
}

const moneyOn = ({ lines }: OpenedPage, home: string | undefined) =>
  lines.flatMap(({ marked }) => readMoney(marked, home)).filter(isOfPrice);

const priceless = { priceMinor: null, beforePriceMinor: null, currency: null };
const priceOf = ({ priceMinor, beforePriceMinor, currency }: FoundOffer) => ({
  priceMinor,
  beforePriceMinor,
  currency,
});

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
