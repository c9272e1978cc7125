import { addressesOf, firmsOf } from './firms.ts';
import type { OpenedPage } from './opened-page.ts';
import { tell, type Told } from './told.ts';
import { textOf } from './things.ts';

const noTown =
  /^(telefon|tlf|mobil|norge|norway|org|orgnr|e-?post|epost|email|kart|vis|åpningstider|kontakt|ring|faks|fax|vi|alle|kr|nok|postboks)$/i;
const norwegian =
  /(?<![\d.,])(?:NO?-)?(\d{4})\s+(\p{Lu}[\p{L}]+(?:(?:\s(?:i|på|ved|og)\s|[ -])\p{Lu}[\p{L}]+){0,2})/u;
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
    page.lines.flatMap(({ text }) => {
      const town = townIn(text);
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

function townIn(line: string): string | undefined {
  const [, code = '', town = ''] = norwegian.exec(line) ?? [];
  if (code && !isYear(code, line)) {
    const words = town.split(' ');
    const end = words.findIndex((word) => noTown.test(word));
    const kept = (end === -1 ? words : words.slice(0, end)).join(' ');
    return kept || undefined;
  }
  return british.exec(line)?.[1];
}

/** What stands behind © or between days is no postcode. */
function isYear(code: string, line: string): boolean {
  if (!/^(19|20)/.test(code)) return false;
  return !new RegExp(`(^|\\d\\w?,?\\s+|,\\s*)(NO?-)?${code}`).test(line) || /©|copyright/i.test(line);
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
