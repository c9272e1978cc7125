import { asOurs } from './look-alikes.ts';
import { type Letter, type Reading, readingOf } from './reading.ts';
import { readOtherwise } from './read-otherwise.ts';

/** A text as rules read it, and where each of its letters stands in the original, in UTF-16 units. */
export interface Folded extends Reading {
  /** How it can be read as well, where a sign within a word may part it, join it, or stand for a letter. */
  others: readonly Reading[];
}

/** What stands for a letter between two letters, and for itself everywhere else. */
const between = new Map(Array.from('013457@$€', (sign, place) => [sign, 'oieastase'[place]!]));
const ours = /^[æøåäö]$/u;
const unseen = /^[\p{Cf}\u034f\u115f\u1160\u2800\u3164]$/u;
const picture = /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]$/u;
/** A letter with its marks, or all the space between two words. */
const whole = /\s+|\P{M}\p{M}*|\p{M}+/suy;
const plain = /^[\x20-\x7e]$/;
const letter = /^\p{L}$/u;
const capital = /^\p{Lu}/u;
const space = /^\s+$/;
/** `o` with a stroke laid over it. */
const strucko = /^o[\u0337\u0338]/i;
/** At least four letters, each by itself, or three capitals; after capitals no small letter, which is another word. */
const spelledOut =
  /(?<![\p{L}\p{N}])(?:(?:\p{Lu}[\s.\-_*·|/~]){2,}\p{Lu}|\p{L}[\s.\-_*·|/~](?:\p{Ll}[\s.\-_*·|/~]){2,}\p{Ll})(?![\p{L}\p{N}])/gu;
/** From here on it is shown backwards. */
const backwards = /\u202e[^\u202c\n]*/gu;

/** A text as people read it, whatever it is written with: small letters, no accents, no tricks within words. */
export function fold(original: string): Folded {
  const letters = lettersOf(original);
  const seen = letters.filter(isSeen);
  return {
    ...readingOf(joinSpelledOut(seen).map(asLetter)),
    others: readOtherwise({ letters, seen, isPicture, isLetter }),
  };
}

function lettersOf(original: string): Letter[] {
  const letters: Letter[] = [];
  for (let start = 0; start < original.length;) {
    whole.lastIndex = start;
    const read = isAlone(original, start) ? original[start]! : whole.exec(original)![0];
    const place = { isCapital: capital.test(read), start, end: start + read.length };
    for (const sign of foldOne(read)) letters.push({ sign, ...place });
    start = place.end;
  }
  for (const { 0: run, index } of original.matchAll(backwards)) {
    const isIn = ({ start }: Letter) => start >= index && start < index + run.length;
    const first = letters.findIndex(isIn);
    if (first >= 0) letters.splice(first, letters.filter(isIn).length, ...letters.filter(isIn).toReversed());
  }
  return letters;
}

/** Most are, and need no looking for what goes with them. */
function isAlone(original: string, place: number): boolean {
  const [code, next] = [original.charCodeAt(place), original.charCodeAt(place + 1)];
  return code > 0x20 && code < 0x7f && !(next >= 0x300);
}

function foldOne(read: string): string {
  if (plain.test(read)) return read.toLowerCase();
  if (space.test(read)) return read.includes('\n') ? '\n' : ' ';
  const small = Array.from(read.normalize('NFKC'), asOurs).join('').toLowerCase();
  if (ours.test(small) || ours.test(small.normalize('NFC'))) return small.normalize('NFC');
  return (
    Array.from(small.replace(strucko, 'ø').normalize('NFD').replace(/\p{M}/gu, ''))
      .filter((sign) => !unseen.test(sign))
      // What takes two units would put every place after it out by one.
      .map((sign) => (sign.length > 1 ? '\u25a1' : sign))
      .join('')
  );
}

const isLetter = ({ sign }: Pick<Letter, 'sign'>) => letter.test(sign);
const isPicture = ({ sign }: Pick<Letter, 'sign'>) => sign === '\u25a1' || picture.test(sign);

/** Signs that nobody sees are gone already; pictures go where they stand within a word. */
function isSeen(one: Letter, place: number, all: readonly Letter[]): boolean {
  if (!isPicture(one)) return true;
  let [before, after] = [place - 1, place + 1];
  while (all[before] && isPicture(all[before]!)) before--;
  while (all[after] && isPicture(all[after]!)) after++;
  return !(all[before] && all[after] && isLetter(all[before]!) && isLetter(all[after]!));
}

function joinSpelledOut(letters: Letter[]): Letter[] {
  const text = letters.map(({ sign, isCapital }) => (isCapital ? sign.toUpperCase() : sign)).join('');
  const dropped = new Set<number>();
  for (const { 0: run, index } of text.matchAll(spelledOut))
    for (let place = 1; place < run.length; place += 2) dropped.add(index + place);
  return letters.filter((_, place) => !dropped.has(place));
}

function asLetter(one: Letter, place: number, all: readonly Letter[]): Letter {
  const sign = between.get(one.sign);
  const [before, after] = [all[place - 1], all[place + 1]];
  return sign && before && after && isLetter(before) && isLetter(after) ? { ...one, sign } : one;
}
