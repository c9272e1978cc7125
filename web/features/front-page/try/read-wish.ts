/** What somebody says they sell, and where. */
export interface Wish {
  what: string;
  /** Empty where no place is named. */
  place: string;
}

/** No more is read: an ad has no room for it. */
export const longestWish = 500;
const longestWhat = 34;
const longestPlace = 24;

const between = /[,;]|\s(?:in|near|at|i|på|ved)\s/gi;
const trailing = /[\s,;.!?]+$/;
const leading = /[\s,;]+(?:(?:in|near|at|i|på|ved)[\s,;]*)?$/i;
const opening =
  /^(?:(?:i|we)\s+(?:sell|make|run|offer|am|are)|(?:jeg|vi)\s+(?:selger|lager|driver|tilbyr|er))\s+(?:(?:a|an|the|en|ei|et)\s+)?/i;

/** Reads 'Plumber, Bergen', 'I sell cakes in Oslo' or 'Yoga studio'. Undefined where nothing is said. */
export function readWish(typed: string, towns: readonly string[]): Wish | undefined {
  const text = plain(typed).slice(0, longestWish);
  const [said, where] = endingInTown(text, towns) ?? cutInTwo(text);
  const what = shorten(said.trim().replace(opening, ''), longestWhat).replace(trailing, '');
  const place = shorten(where.trim(), longestPlace);
  if (!/\p{L}/u.test(what)) return undefined;
  return { what: capital(what), place: capital(place) };
}

/** 'Garage in Mo i Rana' ends in a town that is known, whatever its name looks like. */
function endingInTown(text: string, towns: readonly string[]): [what: string, town: string] | undefined {
  const end = text.replace(trailing, '').toLowerCase();
  const ending = towns.filter(
    (town) => end.endsWith(` ${town.toLowerCase()}`) || end.endsWith(`,${town.toLowerCase()}`),
  );
  const town = ending.toSorted((one, other) => other.length - one.length)[0];
  return town === undefined
    ? undefined
    : [text.slice(0, end.length - town.length).replace(leading, ''), town];
}

function cutInTwo(text: string): [what: string, place: string] {
  const cut = [...text.matchAll(between)].at(-1);
  return cut
    ? [text.slice(0, cut.index), text.slice(cut.index + cut[0].length).replace(trailing, '')]
    : [text, ''];
}

/** The key of the first trade that one of its signs is found for; the last one has none and fits everybody. */
export function findTrade<Key extends string>(
  what: string,
  signs: readonly (readonly [key: Key, signs: string])[],
): Key | undefined {
  const said = what.toLowerCase();
  const found = signs.find(([, list]) => list.split(' ').some((sign) => sign && said.includes(sign)));
  return (found ?? signs.at(-1))?.[0];
}

/** One line of letters people can see. */
function plain(text: string): string {
  return text
    .replaceAll(/[\p{C}<>{}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** At a word's end where there is one. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return text
    .slice(0, most + 1)
    .replace(/\s+\S*$/, '')
    .slice(0, most);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
