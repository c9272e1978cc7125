import type { Language } from '#contract/people/people.ts';
import type { CheckedText, Content } from '../rule.ts';
import { asOurs } from './look-alikes.ts';
import { readingsIn } from './language-of.ts';
import type { Reading } from './reading.ts';

/** Where one stands in a text, in UTF-16 units of the original. */
export interface Match {
  field: string;
  span: { start: number; end: number };
  /** As folded. */
  words: string;
}

/**
 * Words to look for, parted by `|`. `*` stands for any letters: `*rabatt` finds 'sommerrabatt', `rabatt*` 'rabatten'. A
 * space is any space or sign between two words. A RegExp is asked of the folded text as it is.
 */
type Phrase = string | RegExp;
type Lists = Partial<Record<Language | 'both', readonly Phrase[] | string>>;

export interface Phrases {
  /** Those of the language that a text is in, and those of `both`. */
  find(content: Pick<Content, 'texts'>, of?: readonly CheckedText['of'][]): Match[];
  findIn(text: CheckedText): Match[];
}

/** Words to look for in each language, whole ones and whatever they are written with; not within the exceptions. */
export function phrases(lists: Lists, exceptions: Lists = {}): Phrases {
  const patterns = compileAll(lists);
  const spared = compileAll(exceptions);
  /** Several rules ask for the same words of the same text. */
  const known = new WeakMap<CheckedText, Match[]>();
  function findIn(text: CheckedText): Match[] {
    let matches = known.get(text);
    if (!matches) known.set(text, (matches = lookIn(text)));
    return matches;
  }
  function lookIn(text: CheckedText): Match[] {
    const found = matchesIn(text, patterns);
    if (found.length === 0) return found;
    const innocent = matchesIn(text, spared);
    return found.filter((match) => !innocent.some((other) => isWithin(match, other)));
  }
  return {
    findIn,
    find: ({ texts }, of = ['ad', 'form']) => texts.filter((text) => of.includes(text.of)).flatMap(findIn),
  };
}

/** True when at most so many letters stand between it and one of the others. */
export function isNear({ field, span }: Match, others: readonly Match[], letters: number): boolean {
  return others.some(
    (other) =>
      other.field === field &&
      other.span.start - span.end <= letters &&
      span.start - other.span.end <= letters,
  );
}

/** True where the other is around it, or is it. */
export function isWithin(
  { field, span }: Pick<Match, 'field' | 'span'>,
  other: Pick<Match, 'field' | 'span'>,
): boolean {
  return other.field === field && other.span.start <= span.start && span.end <= other.span.end;
}

function matchesIn(text: CheckedText, patterns: Record<Language, readonly RegExp[]>): Match[] {
  return readingsIn(text).flatMap(({ language, reading }) =>
    patterns[language].flatMap((pattern) => matchesOf(pattern, reading, text.field)),
  );
}

/** Not by `matchAll`, which makes a new pattern of a long one each time. */
function matchesOf(pattern: RegExp, reading: Reading, field: string): Match[] {
  const matches: Match[] = [];
  pattern.lastIndex = 0;
  for (let found; (found = pattern.exec(reading.text));) {
    const match = matchOf(found, field, reading);
    if (match) matches.push(match);
    if (found[0] === '') pattern.lastIndex++;
  }
  return matches;
}

function matchOf(
  { 0: words, index }: RegExpExecArray,
  field: string,
  { starts, ends, differs }: Reading,
): Match | undefined {
  const last = index + words.length - 1;
  // A sign that parts two words stands beside them.
  if (differs && !differs.slice(Math.max(0, index - 1), last + 2).includes(true)) return undefined;
  const [one, other] = [index, last].toSorted((a, b) => starts[a]! - starts[b]!);
  return { field, span: { start: starts[one!]!, end: ends[other!]! }, words };
}

/**
 * Letters as they are once folded. `\p{L}` says the same in some thousand ranges, of which each `*` would hold its own:
 * to make ready for the first text took seconds.
 */
const letters = String.raw`a-zß-öø-\u02af\u0370-\u1fff\u2c00-\u2dff\u3041-\ud7ff`;
const signs = `[^${letters}0-9]{1,8}`;
/** As letters of ours are written where a keyboard has none. */
const spellings: Record<string, string> = { "'": "['’]?", ø: '(?:ø|oe|ö)', å: '(?:å|aa)', æ: '(?:æ|ae|ä)' };

function compileAll(lists: Lists): Record<Language, RegExp[]> {
  const of = (language: Language) => compile([lists[language] ?? [], lists.both ?? []].flat());
  return { en: of('en'), nb: of('nb') };
}

function compile(list: readonly Phrase[]): RegExp[] {
  const words = list
    .filter((each) => typeof each === 'string')
    .flatMap((each) => each.split('|'))
    .map((each) => each.trim())
    .filter(Boolean);
  const whole = words.map(sourceOf).join('|');
  const plain = words.length > 0 ? [`(?<![${letters}0-9])(?:${whole})(?![${letters}0-9])`] : [];
  const written = list.filter((each) => each instanceof RegExp).map(({ source }) => withLetters(source));
  return [...plain, ...written].map((source) => new RegExp(source, 'g'));
}

/** With our letters for `\p{L}`, which stands alone or within brackets. */
function withLetters(source: string): string {
  return source.replaceAll(/\\p\{L\}|\[[^\]]*\]/g, (part) =>
    part.startsWith('[') ? part.replaceAll(String.raw`\p{L}`, letters) : `[${letters}]`,
  );
}

/** As a text is folded: without accents, but for the letters of our neighbours. */
function bare(sign: string): string {
  return 'äö'.includes(sign) ? sign : asOurs(sign).normalize('NFD').replace(/\p{M}/gu, '');
}

function sourceOf(words: string): string {
  return Array.from(words, (sign) => {
    if (sign === '*') return `[${letters}]*`;
    if (sign === ' ') return signs;
    return spellings[sign] ?? bare(sign).replace(/[$()*+./?[\\\]^{|}]/, String.raw`\$&`);
  }).join('');
}
