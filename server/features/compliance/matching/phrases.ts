import type { Language } from '#contract/people/people.ts';
import type { CheckedText, Content } from '../rule.ts';

/** Where one stands in a text, in UTF-16 units of the original. */
export interface Match {
  field: string;
  span: { start: number; end: number };
  /** As folded. */
  words: string;
}

/**
 * Words to look for. `*` stands for any letters: `*rabatt` finds 'sommerrabatt', `rabatt*` 'rabatten'. A space is any
 * space or sign between two words. A RegExp is asked of the folded text as it is, and has to be global.
 */
export type Phrase = string | RegExp;

export interface Phrases {
  /** Those of the language that a text is in, and those of `both`. */
  find(content: Pick<Content, 'texts'>, of?: readonly CheckedText['of'][]): Match[];
  findIn(text: CheckedText): Match[];
}

/** Words to look for in each language, by whole words and whatever they are written with. */
export function phrases(lists: Partial<Record<Language | 'both', readonly Phrase[]>>): Phrases {
  const patterns = {
    en: compile([...(lists.en ?? []), ...(lists.both ?? [])]),
    nb: compile([...(lists.nb ?? []), ...(lists.both ?? [])]),
  };
  function findIn({ field, folded, language }: CheckedText): Match[] {
    return patterns[language].flatMap((pattern) =>
      Array.from(folded.text.matchAll(pattern), ({ 0: words, index }) => ({
        field,
        span: { start: folded.starts[index]!, end: folded.ends[index + words.length - 1]! },
        words,
      })),
    );
  }
  return {
    findIn,
    find: ({ texts }, of = ['ad', 'form']) => texts.filter((text) => of.includes(text.of)).flatMap(findIn),
  };
}

const signs = String.raw`[\s\p{P}\p{S}]{1,4}`;
/** As letters of ours are written where a keyboard has none. */
const spellings: Record<string, string> = { ø: '(?:ø|oe|ö)', å: '(?:å|aa)', æ: '(?:æ|ae|ä)' };

function compile(list: readonly Phrase[]): RegExp[] {
  const words = list.filter((each) => typeof each === 'string');
  const whole = words.map(sourceOf).join('|');
  const plain =
    words.length > 0 ? [new RegExp(`(?<![\\p{L}\\p{N}])(?:${whole})(?![\\p{L}\\p{N}])`, 'gu')] : [];
  return [...plain, ...list.filter((each) => each instanceof RegExp)];
}

function sourceOf(words: string): string {
  return Array.from(words, (sign) => {
    if (sign === '*') return String.raw`\p{L}*`;
    if (sign === ' ') return signs;
    return spellings[sign] ?? sign.replace(/[$()*+./?[\\\]^{|}]/, String.raw`\$&`);
  }).join('');
}
