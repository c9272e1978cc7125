import { type Weight, widthOf } from './fonts.ts';

export interface FittedText {
  lines: string[];
  size: number;
  lineHeight: number;
  /** All lines together. */
  height: number;
  /** Of the widest line. */
  width: number;
  weight: Weight;
}

interface Room {
  weight: Weight;
  width: number;
  height?: number;
  lines: number;
  /** Where they do not fit otherwise. */
  mostLines?: number;
  /** The size it should have, and the one below which it is not read any more. */
  most: number;
  least: number;
  lead?: number;
}

/** Sets words as large as they may be; undefined where they fit at no size. A long word is made small before it is broken. */
export function fitText(words: string, room: Room): FittedText | undefined {
  const { most, least, mostLines = room.lines } = room;
  for (const lines of new Set([room.lines, mostLines]))
    for (let size = most; size >= least; size -= 2) {
      const fitted = setAt(words, size, { ...room, lines, breaksWords: false });
      if (fitted) return fitted;
    }
  return setAt(words, least, { ...room, lines: mostLines, breaksWords: true });
}

function setAt(
  words: string,
  size: number,
  { breaksWords, ...room }: Room & { breaksWords: boolean },
): FittedText | undefined {
  const { weight, lead = 1.12 } = room;
  const lineHeight = Math.round(size * lead);
  const height = room.height ?? Infinity;
  const lines = linesIn(words, { weight, width: room.width / size, breaksWords });
  if (!lines || lines.length > room.lines || lines.length * lineHeight > height) return undefined;
  const balanced = breaksWords ? lines : balance(words, { weight, width: room.width / size, lines });
  const width = Math.max(...balanced.map((line) => widthOf(line, weight)!)) * size;
  return { lines: balanced, size, lineHeight, height: balanced.length * lineHeight, width, weight };
}

interface Measure {
  weight: Weight;
  /** At a size of 1. */
  width: number;
}

/** Undefined where a word is too long for a line, or cannot be written at all. */
function linesIn(
  words: string,
  { weight, width, breaksWords }: Measure & { breaksWords: boolean },
): string[] | undefined {
  const lines: string[] = [];
  const fits = (line: string) => (widthOf(line, weight) ?? Infinity) <= width;
  for (const word of words.split(' ')) {
    const line = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(line)) lines[lines.length - 1] = line;
    else if (fits(word)) lines.push(word);
    else {
      const parts = breaksWords ? partsOf(word, fits) : undefined;
      if (!parts) return undefined;
      lines.push(...parts);
    }
  }
  return lines;
}

/** The same number of lines, as even as they can be. */
function balance(words: string, { weight, width, lines }: Measure & { lines: string[] }): string[] {
  let even = lines;
  for (let narrower = width * 0.98; narrower > width * 0.4; narrower *= 0.98) {
    const tried = linesIn(words, { weight, width: narrower, breaksWords: false });
    if (!tried || tried.length > lines.length) break;
    even = tried;
  }
  return even;
}

/** Fewer letters of a word do not stand alone. */
const fewest = 4;
const beginsSyllable = /^[bcdfghjklmnpqrstvwxz][aeiouyæøåäö]/i;
const hasOwnHyphen = /[-/]$/;

/** A word in parts that fit: after a hyphen of its own, else with one before a syllable, where one begins nearby. */
function partsOf(word: string, fits: (part: string) => boolean): string[] | undefined {
  const parts: string[] = [];
  let rest = word;
  while (!fits(rest)) {
    const ends = endsWithin(rest).filter((end) => fits(hyphened(rest.slice(0, end))));
    const own = ends.findLast((at) => hasOwnHyphen.test(rest.slice(0, at)));
    const end = own ?? ends.slice(-5).findLast((at) => beginsSyllable.test(rest.slice(at))) ?? ends.at(-1);
    if (end === undefined) return undefined;
    parts.push(hyphened(rest.slice(0, end)));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

function endsWithin({ length }: string): number[] {
  return Array.from({ length: Math.max(0, length - 2 * fewest + 1) }, (_, place) => place + fewest);
}

function hyphened(part: string): string {
  return hasOwnHyphen.test(part) ? part : `${part}-`;
}
