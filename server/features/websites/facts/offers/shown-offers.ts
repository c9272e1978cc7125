import type { FoundOffer } from '#contract/websites/reading.ts';
import { hasEnded, isSoldOut } from './ended.ts';
import { isHeading, itemOfLine, nameInTurn, standsOver } from './item-of-line.ts';
import type { Line } from '../lines.ts';
import { isMeantForMachines } from '../meant-for-machines.ts';
import { type Money, readMoney } from './money.ts';
import { isNameOfThing, nameBeside } from './offer-name.ts';
import type { OpenedPage } from '../opened-page.ts';
import { isOfPrice, readPrice } from './price.ts';
import { headsOther, taxed } from './price-words.ts';
import { sourceOf } from '../told.ts';

/** What stands further below a heading is hardly headed by it. */
const mostBelow = 8;
/** Of a line that tells a price and little else. */
const mostLettersOfPrice = 40;

interface Priced {
  line: Line;
  money: Money[];
}

/** One thing with all that is told of it. */
interface Thing {
  name: string;
  about: string[];
  priced: Priced[];
  /** Somewhere beside it is said until when it holds, and that is over. */
  hasEnded: boolean;
}

/** What a page sells, as it is written there: a line with name and price, or a price with the name in the same box or above it. */
export function shownOffers(
  { lines: written, url }: OpenedPage,
  { home, today }: { home: string | undefined; today: string },
): { offer: FoundOffer; hasEnded: boolean }[] {
  const lines = written.filter(
    // Rows of tables are read with what heads their columns.
    ({ element, text, isBeside }) => element.tagName !== 'tr' && !isMeantForMachines(text) && !isBeside,
  );
  const all = lines.map(({ marked }) => readMoney(marked, home));
  const money = all.map((each) => each.filter(isOfPrice));
  const isPriced = (place: number) => (money[place]?.length ?? 0) > 0;
  const things = new Map<string, Thing>();
  for (const [place, line] of lines.entries()) {
    if (!isPriced(place) || headsOther.test(lines.slice(0, place).findLast(isHeading)?.text ?? '')) continue;
    const { key, ...thing } = nameOf(place);
    const known = things.get(key);
    if (known) known.priced.push({ line, money: money[place]! });
    else if (thing.name)
      things.set(key, { ...thing, priced: [{ line, money: money[place]! }], hasEnded: isOver(place) });
  }
  return [...things.values()]
    .filter(isOneThing)
    .map((thing) => ({ offer: toOffer(thing, { url, home }), hasEnded: thing.hasEnded }));

  function isOver(place: number): boolean {
    const above = lines.slice(0, place).findLastIndex(isHeading);
    const over = lines
      .slice(Math.max(above, place - mostBelow, 0), place)
      .filter((line) => standsOver(line, lines[place]!));
    const own = lines.slice(place, place + 1 + termsBelow(place));
    return (
      own.some(({ text }) => isSoldOut(text)) || [...over, ...own].some(({ text }) => hasEnded(text, today))
    );
  }

  function nameOf(place: number): { key: string; name: string; about: string[] } {
    // What stands behind other money belongs to that.
    const beside = all[place]![0] === money[place]![0] ? nameBeside(money[place]!) : undefined;
    if (beside) return { key: `${place}`, name: beside, about: [] };
    if (lettersIn(lines[place]!.text) > mostLettersOfPrice) return { key: '', name: '', about: [] };
    const item = itemOfLine(lines, place, isPriced);
    if (item)
      return { key: `${item.from} ${item.to}`, name: item.name, about: plain(item.from, item.to, item.name) };
    const inTurn = nameInTurn(lines, place, isPriced);
    if (inTurn) return { key: `${place}`, name: inTurn, about: [] };
    const above = lines.slice(0, place).findLastIndex(isHeading);
    const heading = lines[above]?.text ?? '';
    const isNear = above !== -1 && place - above <= mostBelow;
    return isNear && isNameOfThing(heading)
      ? { key: `${above}`, name: heading, about: plain(above + 1, place + 1 + termsBelow(place), heading) }
      : { key: '', name: '', about: [] };
  }

  /** How many lines below a price tell on which terms it is. */
  function termsBelow(place: number): number {
    const below = lines.slice(place + 1, place + 3);
    const isOther = (line: Line, at: number) =>
      isHeading(line) || isPriced(place + 1 + at) || line.element.parent !== lines[place]!.element.parent;
    const end = below.findIndex(isOther);
    return end === -1 ? below.length : end;
  }

  function plain(from: number, to: number, name: string): string[] {
    const texts = lines.slice(from, to).map(({ text }, at) => (isPriced(from + at) ? name : text));
    return texts.filter((text) => text !== name);
  }
}

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Whoever names three amounts in one line tells of several things, but for one amount in three currencies. */
function isOneThing({ priced }: Thing): boolean {
  const countOf = <Value>(values: Value[]) => new Set(values).size;
  return priced.every(
    ({ money }) =>
      countOf(money.map(({ currency }) => currency)) > 1 || countOf(money.map(({ amount }) => amount)) < 3,
  );
}

function toOffer(
  { name, about, priced }: Thing,
  { url, home }: { url: string; home: string | undefined },
): FoundOffer {
  const words = priced.map(({ line }) => line.text).join(' ');
  const money = priced.flatMap((each) => each.money);
  const price = readPrice(money, home);
  const isMoreSaid =
    price.priceMinor === null ||
    /\p{L}{2}/u.test((money.at(-1)?.behind ?? '').replace(taxed, '').replace(/\b[A-Z]{3}\b/, ''));
  return {
    name: name.slice(0, 500),
    description: [...about, ...(isMoreSaid ? [words] : [])].join(' ').slice(0, 2000),
    ...price,
    source: sourceOf(words.includes(name) ? words : `${name} ${words}`, url),
  };
}
