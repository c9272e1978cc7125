import { addressesOf, firmsOf } from './firms.ts';
import type { OpenedPage } from './opened-page.ts';
import { tell, type Told } from './told.ts';
import { textOf } from './things.ts';

const noTown =
  /^(telefon|tlf|mobil|norge|norway|org|orgnr|e-?post|epost|email|kart|vis|åpningstider|kontakt|ring|faks|fax|vi|alle|kr|nok|postboks)$/i;
/** A postcode behind a street, a box or a comma. */
const behindStreet =
  /(?:\d ?\p{L}?,?\s+|[,·•|–:]\s*|\s-\s|\bNO?-)(\d{4})\s+(\p{Lu}\p{L}+(?:(?:\s(?:i|på|ved|og)\s|[ -])\p{Lu}\p{L}+){0,2})/u;
/** One at the beginning of a line, where the line above is a street. */
const beginning = /^(\d{4})\s+(\p{Lu}\p{L}+(?:(?:\s(?:i|på|ved|og)\s|[ -])\p{Lu}\p{L}+){0,2})/u;
const street =
  /(gat[ea]n?|gt|ve[ig](en)?|plass(en)?|all[eé](en)?|torg(et)?|brygg[ea]n?|kai(en)?|smug(et)?|bakken|stien|tunet|løkka)\.? \d|adresse|address|besøk/iu;
const british = /(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),?\s+[A-Z]{1,2}\d[\dA-Z]?\s\d[A-Z]{2}\b/u;

/** The town of its address. Where several are told, it is not for us to choose. */
export function findPlace(pages: OpenedPage[]): Told | undefined {
  const told = pages.flatMap((page) =>
    firmsOf(page)
      .flatMap(addressesOf)
      .flatMap((address) => {
        const town = textOf(address, 'addressLocality');
        return town && isShown(town, pages)
          ? (tell(asWritten(town), { words: wordsOf(address, town), url: page.url, most: 120 }) ?? [])
          : [];
      }),
  );
  const shown = pages.flatMap((page) =>
    page.lines.flatMap(({ text }, place) => {
      const town = text.length <= 300 ? townIn(text, page.lines[place - 1]?.text ?? '') : undefined;
      return town ? (tell(asWritten(town), { words: text, url: page.url, most: 120 }) ?? []) : [];
    }),
  );
  return onlyOne(told) ?? onlyOne(shown);
}

function onlyOne(found: Told[]): Told | undefined {
  const [first] = found;
  return found.every(({ value }) => value.toLowerCase() === first?.value.toLowerCase()) ? first : undefined;
}

/** A town nobody reads on the website may be that of whoever made it. */
function isShown(town: string, pages: OpenedPage[]): boolean {
  return pages.some(({ lines }) => lines.some(({ text }) => text.toLowerCase().includes(town.toLowerCase())));
}

function wordsOf(address: ReturnType<typeof addressesOf>[number], town: string): string {
  const parts = [textOf(address, 'streetAddress'), textOf(address, 'postalCode'), town];
  return parts.filter(Boolean).join(', ');
}

function townIn(line: string, above: string): string | undefined {
  const isBelowStreet = above.length <= 80 && street.test(above);
  const [, , town = ''] = behindStreet.exec(line) ?? (isBelowStreet ? beginning.exec(line) : null) ?? [];
  const words = town.split(' ');
  const end = words.findIndex((word) => noTown.test(word));
  const kept = (end === -1 ? words : words.slice(0, end)).join(' ');
  return kept || british.exec(line)?.[1];
}

/** Bergen of BERGEN, Mo i Rana of MO I RANA. */
function asWritten(town: string): string {
  if (town !== town.toUpperCase()) return town;
  return town
    .toLowerCase()
    .replaceAll(/\p{L}+/gu, (word) =>
      /^(i|på|og|ved)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    );
}
