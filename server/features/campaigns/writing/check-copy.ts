import type { RewritableField } from '#contract/campaigns/campaign.ts';
import { avoidedIn } from './avoided-words.ts';
import { claims, type ClaimRule, graveTrade, lightWords, numberWords } from './copy-patterns.ts';
import { figuresIn, type Given } from './given-facts.ts';

export type CopyRule = ClaimRule | 'number' | 'currency' | 'manners' | 'mood' | 'avoided';

/** Words of an ad that nobody gave a reason for. */
export interface CopyFault {
  rule: CopyRule;
  field: RewritableField;
  words: string;
}

export type CopyTexts = Record<RewritableField, string> & { tone?: string };

const fields: readonly RewritableField[] = ['headline', 'primaryText', 'description'];

/** Everything an ad says that the facts do not give, whoever wrote it. */
export function findFaults(ad: CopyTexts, given: Given): CopyFault[] {
  return fields.flatMap((field) =>
    faultsInText(ad[field], given).map(({ rule, words }) => ({ rule, field, words })),
  );
}

type TextFault = Pick<CopyFault, 'rule' | 'words'>;

export function faultsInText(text: string, given: Given): TextFault[] {
  return [
    ...claimFaults(text, given),
    ...numberFaults(text, given),
    ...mannerFaults(text, given),
    ...moodFaults(text, given),
    ...avoidedIn(text, given.wordsToAvoid, given.language).map((words) => ({
      rule: 'avoided' as const,
      words,
    })),
  ];
}

/** A claim stands where the person made it as well; a limit they gave is a reason to press. */
function claimFaults(text: string, given: Given): TextFault[] {
  const { urgency, deadline } = claims[given.language];
  const hasLimit = [...urgency, ...deadline].some((pattern) => pattern.test(given.words));
  return Object.entries(claims[given.language]).flatMap(([name, patterns]) => {
    const rule = name as ClaimRule;
    return patterns.flatMap((pattern): TextFault[] => {
      const [found] = pattern.exec(text) ?? [];
      if (!found || isGiven(rule, { found, pattern, hasLimit, given })) return [];
      return [{ rule, words: found }];
    });
  });
}

function isGiven(
  rule: ClaimRule,
  { found, pattern, hasLimit, given }: { found: string; pattern: RegExp; hasLimit: boolean; given: Given },
): boolean {
  if (rule === 'deadline') return lastWordIn(found, given.words);
  if (rule === 'urgency' && hasLimit) return true;
  if (rule === 'free' && given.isFree) return true;
  return pattern.test(given.words);
}

/** The day or month a deadline names. */
function lastWordIn(found: string, words: string): boolean {
  const last = found.split(/\s/).at(-1) ?? '';
  return words.toLowerCase().includes(last.toLowerCase());
}

const marks: [RegExp, string[]][] = [
  [/^kr/i, ['NOK', 'SEK', 'DKK', 'ISK']],
  [/^(?:\$|dollar)/i, ['USD']],
  [/^(?:€|euro)/i, ['EUR']],
  [/^(?:£|pund|pound)/i, ['GBP']],
];

function numberFaults(text: string, given: Given): TextFault[] {
  const found = figuresIn(text).flatMap(({ value, isPercent, text: words, currency }): TextFault[] => {
    const isKnown = isPercent ? given.percents.has(value) : given.numbers.has(value);
    if (!isKnown) return [{ rule: 'number', words }];
    if (!currency || isCurrencyGiven(currency, given)) return [];
    return [{ rule: 'currency', words }];
  });
  const { numbers, units } = numberWords[given.language];
  const spoken = new RegExp(`(?<!\\p{L})(${numbers.join('|')}) (?:${units})(?!\\p{L})`, 'giu');
  for (const [words, number = ''] of text.matchAll(spoken)) {
    const value = String(numbers.indexOf(number.toLowerCase()) + 2);
    if (!given.numbers.has(value)) found.push({ rule: 'number', words });
  }
  return found;
}

function isCurrencyGiven(mark: string, { priceCurrency, words }: Given): boolean {
  const codes = marks.find(([pattern]) => pattern.test(mark))?.[1] ?? [mark.toUpperCase()];
  return codes.includes(priceCurrency) || words.toLowerCase().includes(mark.toLowerCase());
}

const emoji = /\p{Extended_Pictographic}/gu;
const manners: RegExp[] = [
  /(?<![\p{L}\d])#\p{L}\w*/u,
  /https?:\/\/\S+|www\.\S+|(?<![\p{L}\d])[\w-]+\.(?:no|com|net|org|se|dk)(?![\p{L}\d])/iu,
  /[!?]{2,}|\.{4,}/,
  /\{[^}]*\}|\[[^\]]*\]|<[^>]*>|\*\*/,
  /(?:\+?\d[\d ]{7,}\d)/,
];

function mannerFaults(text: string, { words: given }: Given): TextFault[] {
  const found = manners.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const shouted = (text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu) ?? []).filter(
    (word) => !given.includes(word),
  );
  const faces = text.match(emoji) ?? [];
  const more = faces.length > 1 && !text.includes('✓') ? [faces.join('')] : [];
  return [...found.filter((words) => !given.includes(words)), ...shouted, ...more].map((words) => ({
    rule: 'manners' as const,
    words,
  }));
}

/** Nobody with water on the floor is in the mood for a joke. */
function moodFaults(text: string, given: Given): TextFault[] {
  if (!graveTrade.test(given.words)) return [];
  const light = lightWords[given.language].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return [...light, ...(text.replaceAll('✓', '').match(emoji) ?? [])].map((words) => ({
    rule: 'mood' as const,
    words,
  }));
}
