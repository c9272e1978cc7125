import { firmsOf } from './firms.ts';
import type { OpenedPage } from './opened-page.ts';
import { tell, type Told } from './told.ts';
import { textsOf } from './things.ts';

const number = /(?:(?:\+|\b00)\d{1,3}[ .-]?)?(?:\(0?\d{1,4}\)[ .-]?)?\d{2,5}(?:[ .-]?\d{2,4}){1,4}/;
const before =
  /(?<!\p{L})(?:tlf|telefon|mob(?:il)?|ring(?: oss)?(?: på)?|phone|tel|call(?: us)?(?: on| at)?|sentralbord|(?:\p{L}*bestilling)|booking|☎|📞|📱)\.?\s*(?:nr\.?|number)?\s*:?\s*$/iu;

interface Found extends Told {
  digits: string;
}

/** The number to call: what can be tapped first, then what the page says of itself, then what its text calls a phone. */
export function findPhone(pages: OpenedPage[]): Told | undefined {
  const found = pages.flatMap((page) => [...linkedIn(page), ...writtenIn(page)]);
  const told = pages.flatMap(toldBy).filter(({ digits }) => found.some((shown) => shown.digits === digits));
  const all = [...pages.flatMap(linkedIn), ...told, ...found];
  const counts = Map.groupBy(all, ({ digits }) => digits);
  // The one on most pages; of several the first.
  const [best] = [...counts.values()].toSorted((a, b) => pagesOf(b) - pagesOf(a));
  return best && { value: best[0]!.value, source: best[0]!.source };
}

const pagesOf = (found: Found[]) => new Set(found.map(({ source }) => source.url)).size;

function linkedIn({ $, url }: OpenedPage): Found[] {
  return $('a[href^="tel:" i]')
    .slice(0, 50)
    .toArray()
    .flatMap((link) => {
      const words = $(link).text().replaceAll(/\s+/g, ' ').trim();
      const href = ($(link).attr('href') ?? '')
        .replace(/^tel:/i, '')
        .replaceAll(/%20/g, ' ')
        .split(';')[0]!
        .trim();
      const inWords = number.exec(words)?.[0];
      return take(inWords ?? href, words || href, url);
    });
}

function toldBy(page: OpenedPage): Found[] {
  return firmsOf(page)
    .flatMap((firm) => textsOf(firm, 'telephone'))
    .flatMap((value) => take(value, value, page.url));
}

function writtenIn({ lines, url }: OpenedPage): Found[] {
  return lines.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(number, 'g'))]
      .filter(
        (match) =>
          before.test(text.slice(Math.max(0, match.index - 40), match.index)) || isNorwegian(text, match),
      )
      .flatMap(([written]) => take(written, text, url)),
  );
}

/** With the code of the country; or alone in its line, in the groups in which Norwegian numbers are written. */
function isNorwegian(text: string, match: RegExpMatchArray): boolean {
  const [written] = match;
  const isFax = /fa(x|ks)\.?\s*:?\s*$/i.test(text.slice(0, match.index));
  const isWhole = text === written && /^(\d{2} \d{2} \d{2} \d{2}|\d{3} \d{2} \d{3})$/.test(written);
  return isWhole || (!isFax && /^\+47[ .-]?(\d[ .-]?){8}$/.test(written));
}

function take(value: string, words: string, url: string): Found[] {
  const digits = digitsOf(value);
  if (digits.length < 5 || digits.length > 15 || isMadeUp(digits) || !/^[\d\s+().-]+$/.test(value)) return [];
  const told = tell(value.trim(), { words, url, most: 40 });
  return told ? [{ ...told, digits }] : [];
}

/** As it is dialled at home. */
function digitsOf(text: string): string {
  return text
    .replaceAll(/\(0\)|[^\d+]/g, '')
    .replace(/^(\+|00)(47|44|46|45|1)/, '')
    .replace(/^\+/, '')
    .replace(/^0/, '');
}

function isMadeUp(digits: string): boolean {
  return /^(\d)\1+$/.test(digits) || '0123456789012345'.includes(digits);
}
