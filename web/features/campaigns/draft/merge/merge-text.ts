interface Sides {
  /** What both began with. */
  base: string;
  mine: string;
  theirs: string;
}

interface MergedText {
  text: string;
  /** Both have changed the same words: the text holds what either wrote. */
  isDisputed: boolean;
}

/** A word with the space before it. */
type Word = [space: string, word: string];

/** Two changes of one text as one: what either has written is in it, and what one of them took out is not. */
export function mergeText(sides: Sides): MergedText {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(wordsOf) as [
    Word[],
    Word[],
    Word[],
  ];
  const [here, there] = [findEach(base, mine), findEach(base, theirs)];
  let text = '';
  let isDisputed = false;
  let [at, m, t] = [0, 0, 0];
  for (let next = 0; next <= base.length; next += 1) {
    const [inMine, inTheirs] = [here[next], there[next]];
    const isKept = inMine !== undefined && inTheirs !== undefined;
    if (next < base.length && !isKept) continue;
    const part = mergePart(base.slice(at, next), mine.slice(m, inMine), theirs.slice(t, inTheirs));
    isDisputed ||= part.isDisputed;
    text += part.text;
    if (!isKept) break;
    const [was, word] = base[next]!;
    const [space, other] = [mine[inMine]![0], theirs[inTheirs]![0]];
    text = add(text, [space === was ? other : space, word]);
    [at, m, t] = [next + 1, inMine + 1, inTheirs + 1];
  }
  return { text, isDisputed };
}

/** A text after a merge, and what was typed since, without the words that came from the others. */
export function withoutTheirs({ now, merged, mine }: { now: string; merged: string; mine: string }): string {
  if (now === merged) return mine;
  const [words, both, own] = [now, merged, mine].map(wordsOf) as [Word[], Word[], Word[]];
  const [inBoth, inOwn] = [findEach(words, both), findEach(both, own)];
  const left = words.filter((_, place) => {
    const then = inBoth[place];
    return then === undefined || inOwn[then] !== undefined;
  });
  return textOf(left).trimStart();
}

/** Of a part in which no word is as it was on both sides. */
function mergePart(base: Word[], mine: Word[], theirs: Word[]): MergedText {
  const [was, here, there] = [textOf(base), textOf(mine), textOf(theirs)];
  if (here === was) return { text: there, isDisputed: false };
  if (there === was) return { text: here, isDisputed: false };
  const added = addedAfter(was, here, there) ?? addedAfter(was, there, here);
  if (added !== undefined) return { text: added, isDisputed: false };
  const text = joinBoth(mine, theirs);
  return { text, isDisputed: text !== here && text !== there };
}

/** One goes on with a word, and the other after it. */
function addedAfter(was: string, word: string, longer: string): string | undefined {
  const isOneWord = was.trim() !== '' && !/\s/.test(word.trim());
  const isSo = isOneWord && word.startsWith(was) && longer.startsWith(`${was} `);
  return isSo ? word + longer.slice(was.length) : undefined;
}

/** Everything of both, and what they share once. */
function joinBoth(mine: Word[], theirs: Word[]): string {
  const inMine = findEach(theirs, mine);
  let text = '';
  let m = 0;
  for (const [t, word] of theirs.entries()) {
    const shared = inMine[t];
    if (shared !== undefined) {
      text = mine.slice(m, shared).reduce(add, text);
      m = shared + 1;
    }
    text = add(text, word);
  }
  return mine.slice(m).reduce(add, text);
}

function add(text: string, [space, word]: Word): string {
  return text + (space === '' && /\S$/.test(text) && word !== '' ? ' ' : space) + word;
}

function textOf(words: Word[]): string {
  return words.map((word) => word.join('')).join('');
}

/** What stands after the last word is a word of no letters. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/(\s*)(\S+)|\s+$/g)].map(([all, space = all, word = '']) => [space, word]);
}

/** For each word of the one, where it is in the other: as many as can be, in order. */
function findEach(one: Word[], other: Word[]): (number | undefined)[] {
  const longest = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const isSame = (i: number, j: number) => one[i]![1] === other[j]![1];
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      longest[i]![j] = isSame(i, j)
        ? longest[i + 1]![j + 1]! + 1
        : Math.max(longest[i + 1]![j]!, longest[i]![j + 1]!);
  const found = Array.from<number | undefined>({ length: one.length });
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (isSame(i, j)) found[i++] = j++;
    else if (longest[i + 1]![j]! >= longest[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return found;
}
