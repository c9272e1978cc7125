import { firmsOf } from './firms.ts';
import { logoOf } from './logo.ts';
import { isMeantForMachines } from './meant-for-machines.ts';
import { metaOf, type OpenedPage } from './opened-page.ts';
import { clean, textOf } from './things.ts';
import { tell, type Told } from './told.ts';

/** What the firm is called, if the page itself bears witness to it. */
export function findName([front]: OpenedPage[]): Told | undefined {
  if (!front) return undefined;
  const title = clean(front.$('head title').first().text());
  const lines = front.lines.map(({ text }) => text);
  const seen = lettersOf([title, hostOf(front), ...lines].join(' '));
  const logo = logoOf(front);
  const signed = lines
    .flatMap((line) => [inCopyright(line), ownerOf(line)])
    .filter((name) => name !== undefined);
  const candidates = [
    ...firmsOf(front).map((firm) => textOf(firm, 'name')),
    metaOf(front, 'og:site_name'),
    nameInTitle(front, title, signed),
    logo &&
      clean(front.$(logo).attr('alt') ?? '').replaceAll(/^logo(en)?( (for|til|of))?\s+|[\s-]*\blogo$/gi, ''),
    front.$('.site-title, .navbar-brand, header [class*="logo" i], [class^="logo" i]').first().text(),
    ...signed,
  ].map((each) => clean(each ?? ''));
  const name = candidates.find((each) => each && isName(each) && seen.includes(lettersOf(each)));
  return name ? tell(name, { url: front.url, most: 120 }) : undefined;
}

/** The part of a title that is also in the website's address, or with which the page is signed. */
function nameInTitle(front: OpenedPage, title: string, signed: string[]): string | undefined {
  const parts = title.split(/\s+[|–—·•»:-]\s+|\s*[|•»]\s*/).map((part) => part.trim());
  const host = hostOf(front);
  const isInHost = (part: string) => lettersOf(part).length > 2 && host.includes(lettersOf(part));
  const isSigned = (part: string) => signed.some((name) => lettersOf(name) === lettersOf(part));
  return parts.find(isInHost) ?? parts.find(isSigned);
}

function inCopyright(line: string): string | undefined {
  const [, name] =
    /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*,?\s*([\p{Lu}\d][\p{L}\p{N}&.,’' -]{1,60}?)(?=\s*(?:[|•·–]|\d{4}|$|\.\s|All rights|Alle rettigheter|Org))/u.exec(
      line,
    ) ?? [];
  return name?.replace(/[ ,.-]+$/, '');
}

/** `Bergen Rør AS, Strandgaten 1`: who stands at the beginning of a line with how it is organised. */
function ownerOf(line: string): string | undefined {
  return /^(\p{Lu}[\p{L}\p{N}&.’' -]{1,60}? (?:AS|ASA|ANS|DA|Ltd|Limited|LLC|Inc))(?=[\s,.·•|–-]|$)/u.exec(
    line,
  )?.[1];
}

function isName(text: string): boolean {
  const isNone =
    /^(hjem|home|forside|velkommen|welcome|untitled|startside|index|logo|my (site|blog|website|wordpress))$/i;
  return /\p{L}{2}/u.test(text) && !isNone.test(text) && !isMeantForMachines(text);
}

/** Letters and digits alone, without how the firm is organised: as they may stand in an address. */
function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\b(as|asa|ans|da|enk|ltd|limited|llc|inc|gmbh|plc)\b\.?/g, '')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '');
}

const hostOf = ({ url }: OpenedPage) =>
  lettersOf(new URL(url).hostname.replace(/^www\./, '').replace(/\.[a-z]+$/, ''));
