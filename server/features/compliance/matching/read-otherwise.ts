import { type Letter, type Reading, readingOf } from './reading.ts';

interface Read extends Letter {
  isOther?: boolean;
}

interface Seen {
  /** As they stand, and without pictures within words. */
  letters: readonly Letter[];
  seen: readonly Letter[];
  isPicture: (one: Letter) => boolean;
  isLetter: (one: Letter) => boolean;
}

/** How far around a difference a phrase may reach. */
const reach = 80;
const notWord = String.raw`[^\p{L}\p{N}]`;
/** Letters one by one, whatever stands between them. */
const oneByOne = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\p{L}(?:${notWord}{1,3}\p{L})+(?![\p{L}\p{N}])`,
  'gu',
);
/** What is a word by itself behind them. */
const ownWord = /(?<=.{6}) [iå]$/u;
/** A sign between two letters that may only be there to part them. */
const joiner = /(?<=\p{L})[-\u2010-\u2015.·•_*|/~:](?=\p{L})/gu;
/** A figure at either end of a word, which it may be a letter of. */
const edge =
  /(?<![\p{L}\p{N}])[013457](?=\p{L}{3,}(?!\p{N}))(?!\d(?:kilo|kron|rom|stk|time|dag|uke|veke|stjern|års|mnd|gang|gong|min|sek|liter|meter|grad|day|week|hour|month|year|star|time))|(?<=\p{L}{3})[013457$](?![\p{L}\p{N}])/gu;
const stretched = /(\p{L})\1{2,}/gu;
/** What a sign between two letters can be besides what it is taken for first. */
const within = new Map(Array.from('1|!+8692', (sign, place) => [sign, 'lliTbggz'[place]!.toLowerCase()]));
const atEdge = new Map(Array.from('013457$', (sign, place) => [sign, 'oieasts'[place]!]));

/** How else a text can be read: parted at its pictures, or joined and spelled as a trick would have it. */
export function readOtherwise({ letters, seen, isPicture, isLetter }: Seen): Reading[] {
  const parted: Read[] =
    seen.length < letters.length
      ? letters.map((one) => (isPicture(one) ? { ...one, sign: ' ', isOther: true } : one))
      : [];
  return [parted, untrick(seen, isLetter)].flatMap((read) => {
    const near = around(read);
    if (near.length === 0) return [];
    return { ...readingOf(near), differs: near.map(({ isOther }) => isOther ?? false) };
  });
}

function untrick(seen: readonly Letter[], isLetter: (one: Letter) => boolean): Read[] {
  const text = seen.map(({ sign }) => sign).join('');
  const dropped = new Set<number>();
  for (const { 0: run, index } of text.matchAll(oneByOne))
    for (let place = index; place < index + run.replace(ownWord, '').length; place++)
      if (!isLetter(seen[place]!)) dropped.add(place);
  for (const { index } of text.matchAll(joiner)) dropped.add(index);
  for (const { 0: run, index } of text.matchAll(stretched))
    for (let place = index + 1; place < index + run.length; place++) dropped.add(place);
  const edges = new Set(Array.from(text.matchAll(edge), ({ index }) => index));
  return seen.flatMap((one, place) => {
    if (dropped.has(place)) return [];
    const isBeside = dropped.has(place - 1);
    const [before, after] = [seen[place - 1], seen[place + 1]];
    const isWithin = before !== undefined && after !== undefined && isLetter(before) && isLetter(after);
    const sign =
      (edges.has(place) && atEdge.get(one.sign)) ||
      (isWithin && within.get(one.sign)) ||
      // A capital I and a small L are the same stroke.
      (one.sign === 'i' && one.isCapital && before && isLetter(before) && !before.isCapital && 'l') ||
      (one.sign === 'l' &&
        !one.isCapital &&
        before &&
        isLetter(before) &&
        before.isCapital &&
        after?.isCapital &&
        'i');
    return sign || isBeside ? { ...one, sign: sign || one.sign, isOther: true } : one;
  });
}

/** Only what stands around a difference, so that a long text is not read twice for one sign. */
function around(read: readonly Read[]): Read[] {
  const isNear = new Set<number>();
  read.forEach(({ isOther }, place) => {
    if (!isOther) return;
    for (let at = Math.max(0, place - reach); at <= Math.min(read.length - 1, place + reach); at++)
      isNear.add(at);
  });
  return read.flatMap((one, place) => {
    if (isNear.has(place)) return [one];
    return isNear.has(place + 1) ? [{ ...one, sign: '\n' }] : [];
  });
}
