import { firmsOf } from './firms.ts';
import { metaOf, type OpenedPage } from './opened-page.ts';
import { tell, type Told } from './told.ts';
import { clean, textOf } from './things.ts';

/** What the firm is called, if the page itself bears witness to it. */
export function findName([front]: OpenedPage[]): Told | undefined {
  if (!front) return undefined;
  const title = clean(front.$('head title').first().text());
  const seen = lettersOf([title, hostOf(front), ...front.lines.map(({ text }) => text)].join(' '));
  const candidates = [
    ...firmsOf(front).map((firm) => textOf(firm, 'name')),
    metaOf(front, 'og:site_name'),
    nameInTitle(front, title),
    ...front.lines.map(({ text }) => nameInCopyright(text)),
  ];
  const name = candidates.find((each) => each && isName(each) && seen.includes(lettersOf(each)));
  return name ? tell(name, { url: front.url, most: 120 }) : undefined;
}

/** The part of a title that is also in the website's address, or in its heading or foot. */
function nameInTitle(front: OpenedPage, title: string): string | undefined {
  const parts = title.split(/\s+[|–—·•»:-]\s+|\s*[|•»]\s*/).map((part) => part.trim());
  const isFirmLike = (part: string) => {
    const letters = lettersOf(part);
    return letters.length > 2 && hostOf(front).includes(letters);
  };
  const copyrights = front.lines.map(({ text }) => nameInCopyright(text));
  return (
    parts.find(isFirmLike) ??
    parts.find((part) => copyrights.some((name) => name && lettersOf(name) === lettersOf(part)))
  );
}

function nameInCopyright(line: string): string | undefined {
  const [, name] =
    /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}(?:\s*[-–]\s*\d{4})?)?\s*,?\s*([\p{Lu}\d][\p{L}\p{N}&.,’' -]{1,60}?)(?=\s*(?:[|•·–]|\d{4}|$|\.\s|All rights|Alle rettigheter|Org))/u.exec(
      line,
    ) ?? [];
  return name?.replace(/[ ,.-]+$/, '');
}

function isName(text: string): boolean {
  return (
    /\p{L}{2}/u.test(text) &&
    !/^(hjem|home|forside|velkommen|welcome|untitled|startside|index|my (site|blog|website|wordpress))$/i.test(
      text,
    )
  );
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
