/** A text as rules read it, and where each of its letters stands in the original, in UTF-16 units. */
export interface Folded {
  text: string;
  starts: readonly number[];
  ends: readonly number[];
}

interface Letter {
  sign: string;
  isCapital: boolean;
  start: number;
  end: number;
}

const alike = (others: string, ours: string) => Array.from(others, (letter, place) => [letter, ours[place]!]);
/** Letters of other alphabets that are taken for ours. */
const lookAlikes = new Map(
  [
    alike('авеѕікмнорстухԁԛԝүһј', 'abesikmhopctyxdqwyhj'),
    alike('αβεικνορτυχη', 'abeikvoptuxn'),
    alike('ɑɡıłđ', 'agild'),
  ].flat() as [string, string][],
);
/** What stands for a letter between two letters, and for itself everywhere else. */
const between = new Map(alike('013457@$€', 'oieastase') as [string, string][]);
const ours = /^[æøåäö]$/u;
const unseen = /^[\p{Cf}\u034f\u115f\u1160\u3164]$/u;
const picture = /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]$/u;
const plain = /^[\x20-\x7e]$/;
const letter = /^\p{L}$/u;
const capital = /^\p{Lu}/u;
/** At least four letters, each by itself, or three capitals; after capitals no small letter, which is another word. */
const spelledOut =
  /(?<![\p{L}\p{N}])(?:(?:\p{Lu}[\s.\-_*·|/~]){2,}\p{Lu}|\p{L}[\s.\-_*·|/~](?:\p{Ll}[\s.\-_*·|/~]){2,}\p{Ll})(?![\p{L}\p{N}])/gu;

/** A text as people read it, whatever it is written with: small letters, no accents, no tricks within words. */
export function fold(original: string): Folded {
  const seen = lettersOf(original).filter(isSeen);
  const joined = joinSpelledOut(seen).map(asLetter);
  return {
    text: joined.map(({ sign }) => sign).join(''),
    starts: joined.map(({ start }) => start),
    ends: joined.map(({ end }) => end),
  };
}

function lettersOf(original: string): Letter[] {
  return Array.from(original.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)).flatMap(({ 0: whole, index: start }) => {
    const place = { start, end: start + whole.length };
    const isCapital = capital.test(whole);
    return Array.from(foldOne(whole), (sign) => ({ sign, isCapital, ...place }));
  });
}

function foldOne(whole: string): string {
  if (plain.test(whole)) return whole.toLowerCase();
  const small = whole.normalize('NFKC').toLowerCase();
  if (ours.test(small)) return small;
  return (
    Array.from(small.normalize('NFD').replace(/\p{M}/gu, ''), (sign) => lookAlikes.get(sign) ?? sign)
      .filter((sign) => !unseen.test(sign))
      // What takes two units would put every place after it out by one.
      .map((sign) => (sign.length > 1 ? '\u25a1' : sign))
      .join('')
  );
}

/** Signs that nobody sees are gone already; a picture goes where it stands within a word. */
function isSeen({ sign }: Letter, place: number, all: readonly Letter[]): boolean {
  return !(picture.test(sign) || sign === '\u25a1') || !isBetweenLetters(place, all);
}

function isBetweenLetters(place: number, all: readonly Letter[]): boolean {
  const [before, after] = [all[place - 1], all[place + 1]];
  return letter.test(before?.sign ?? '') && letter.test(after?.sign ?? '');
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
  return sign && isBetweenLetters(place, all) ? { ...one, sign } : one;
}
