import type { FoundOffer } from '#contract/websites/reading.ts';
import type { Line } from './lines.ts';
import { isMeantForMachines } from './meant-for-machines.ts';
import { type Money, readMoney } from './money.ts';
import { nameBeside, isNameOfThing } from './offer-name.ts';
import type { OpenedPage } from './opened-page.ts';
import { isOfPrice, readPrice } from './price.ts';
import { sourceOf } from './told.ts';

const mostLinesOfCard = 10;
const elsewhere =
  'nav, footer, form, blockquote, [class*="testimonial" i], [class*="review" i], [class*="cart" i]';

interface Priced {
  line: Line;
  money: Money[];
}

/** What a page sells, as it is written there: a line with a name and a price, or a heading with a price below it. */
export function shownOffers(page: OpenedPage, home: string | undefined): FoundOffer[] {
  return cardsOf(page).flatMap(({ heading, lines }) => {
    const priced = lines
      .map((line) => ({ line, money: readMoney(line.marked, home).filter(isOfPrice) }))
      .filter(({ money }) => money.length > 0);
    const named = priced.flatMap((each) => ({ ...each, name: nameBeside(each.line.text, each.money) }));
    const own = named.flatMap(({ name, ...each }) =>
      name ? [offerOf(name, '', [each], { page, home })] : [],
    );
    const nameless = named.filter(({ name }) => !name);
    if (!heading || own.length > 0 || nameless.length === 0 || !isNameOfThing(heading.text)) return own;
    const about = lines.filter((line) => !priced.some((each) => each.line === line)).map(({ text }) => text);
    return [offerOf(heading.text, about.join(' '), nameless, { page, home })];
  });
}

function offerOf(
  name: string,
  about: string,
  priced: Priced[],
  { page, home }: { page: OpenedPage; home: string | undefined },
): FoundOffer {
  const words = priced.map(({ line }) => line.text).join(' ');
  const price = readPrice(
    priced.flatMap(({ money }) => money),
    home,
  );
  const description = [about, price.priceMinor === null || /\p{L}{3}/u.test(behindOf(priced)) ? words : ''];
  return {
    name: name.slice(0, 500),
    description: description.filter(Boolean).join(' ').slice(0, 2000),
    ...price,
    source: sourceOf(words.includes(name) ? words : `${name} ${words}`, page.url),
  };
}

const behindOf = (priced: Priced[]) =>
  priced.flatMap(({ money }) => money.map(({ behind }) => behind)).join(' ');

/** A heading with the lines below it, up to the next. */
function cardsOf({ $, lines }: OpenedPage): { heading: Line | undefined; lines: Line[] }[] {
  const cards: { heading: Line | undefined; lines: Line[] }[] = [{ heading: undefined, lines: [] }];
  for (const line of lines) {
    const { tagName } = line.element;
    // Rows of tables are read with what heads their columns.
    if (tagName === 'tr' || isMeantForMachines(line.text) || $(line.element).closest(elsewhere).length > 0)
      continue;
    if (/^(h[1-6]|dt|summary)$/.test(tagName)) cards.push({ heading: line, lines: headed(line) });
    else cards.at(-1)!.lines.push(line);
  }
  return cards.map(({ heading, lines: all }) => ({
    heading,
    lines: all.slice(0, heading ? mostLinesOfCard * 4 : undefined),
  }));
}

/** A heading may hold the price itself. */
const headed = (line: Line): Line[] => (/\d/.test(line.text) ? [line] : []);
