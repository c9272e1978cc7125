import type { FoundFacts } from '#contract/websites/reading.ts';
import type { Element, Line } from './lines.ts';
import { isMeantForMachines } from './meant-for-machines.ts';
import type { OpenedPage } from './opened-page.ts';
import { clean } from './things.ts';
import { tell } from './told.ts';

const benefits =
  /(?<!\p{L})(hvorfor|fordeler|fordelene|derfor|dette får du|du får|vi lover|vårt løfte|våre løfter|trygghet|gode grunner|why|benefits|advantages|reasons|our promise|what you get|you get)(?!\p{L})|(?<!\p{L})velger? oss|choose us/iu;
const mark = /^[✓✔☑✅]\uFE0F?\s*/u;
const most = 5;

/** What speaks for the firm, only where it lists it as that. */
export function findSellingPoints(pages: OpenedPage[]): FoundFacts['sellingPoints'] {
  const points = pages.flatMap((page) =>
    [...listsOf(page), marked(page.lines)].flatMap((items) => {
      const told = items.flatMap((item) => toPoint(item, page.url) ?? []);
      return items.length >= 2 && items.length <= 12 ? told : [];
    }),
  );
  return [...new Map(points.map((point) => [point.value.toLowerCase(), point])).values()].slice(0, most);
}

/** What is listed below a heading that promises reasons. */
function listsOf({ $, lines }: OpenedPage): string[][] {
  return lines.flatMap((line, place) => {
    if (line.text.length > 60 || !benefits.test(line.text)) return [];
    const list = lines
      .slice(place + 1, place + 3)
      .map(({ element }) => $(element).closest('ul, ol').get(0))
      .find(Boolean);
    if (list && $(list).closest('nav, footer').length === 0)
      return [
        $(list)
          .children('li')
          .toArray()
          .map((item) => pointOf($, item)),
      ];
    return [lower(lines, place) ?? sameBox(lines, place)];
  });
}

/** Of an entry with a title, the title. */
function pointOf($: OpenedPage['$'], item: Element): string {
  const title = $(item).find('h3, h4, h5, strong, b').first();
  return clean(title.length > 0 && $(item).text().length > 80 ? title.text() : $(item).text());
}

/** The headings one level below it. */
function lower(lines: Line[], place: number): string[] | undefined {
  const level = (line: Line | undefined) => Number(/^h([1-6])$/.exec(line?.element.tagName ?? '')?.[1] ?? 7);
  const own = level(lines[place]);
  const below = lines.slice(place + 1);
  const end = below.findIndex((line) => level(line) <= own);
  const headings = below.slice(0, end === -1 ? undefined : end).filter((line) => level(line) === own + 1);
  return own < 6 && headings.length > 1 ? headings.map(({ text }) => text) : undefined;
}

/** The lines behind it in the same box, up to an empty one. */
function sameBox(lines: Line[], place: number): string[] {
  const below = lines.slice(place + 1);
  const end = below.findIndex(({ element, isAfterGap }) => isAfterGap || element !== lines[place]!.element);
  return below.slice(0, end === -1 ? undefined : end).map(({ text }) => text);
}

function marked(lines: Line[]): string[] {
  return lines.map(({ text }) => text).filter((text) => mark.test(text) && text.length <= 120);
}

function toPoint(item: string, url: string) {
  const value = item
    .replace(mark, '')
    .replace(/^[•*\s–-]+/u, '')
    .trim();
  const isShort = value.split(' ').length <= 14 && /\p{L}{3}/u.test(value) && !value.endsWith('?');
  const saysPrice = /\d[\d ]*\s?(kr|,-)|[£€$]\s?\d/i.test(value);
  return isShort && !saysPrice && !isMeantForMachines(value)
    ? tell(value, { words: item, url, most: 200 })
    : undefined;
}
