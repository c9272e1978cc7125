import { isRegulated } from '#contract/campaigns/regulations.ts';
import { isWithin } from './matching/phrases.ts';
import { rules } from './packs.ts';
import type { Content, Rule, Struck } from './rule.ts';

/** What one rule has found, with the words it is about. */
export interface Verdict extends Struck {
  rule: Rule;
  quote: string;
}

/** What the rules find that hold where it is shown, in the order of the fields and within them of the words. */
export function judge(content: Content, asked: readonly Rule[] = rules): Verdict[] {
  const texts = new Map(content.texts.map(({ field, text }) => [field, text]));
  const places = new Map([...texts.keys()].map((field, place) => [field, place]));
  const placeOf = (field: string) => places.get(field) ?? places.size;
  return asked
    .filter((rule) => holds(rule, content))
    .flatMap((rule) =>
      onceEach([...rule.find(content)], texts).map((struck) => ({
        ...struck,
        rule,
        quote: quoteOf(struck, texts),
      })),
    )
    .toSorted(
      (one, other) =>
        placeOf(one.field) - placeOf(other.field) || (one.span?.start ?? 0) - (other.span?.start ?? 0),
    );
}

function quoteOf({ field, span }: Struck, texts: ReadonlyMap<string, string>): string {
  return span ? (texts.get(field) ?? '').slice(span.start, span.end) : '';
}

/** The same words in the same field once, and no part of what is struck as a whole. */
function onceEach(found: Struck[], texts: ReadonlyMap<string, string>): Struck[] {
  const first = new Map<string, Struck>();
  for (const struck of found) {
    const key = JSON.stringify([struck.field, struck.code, quoteOf(struck, texts).toLowerCase()]);
    if (!first.has(key)) first.set(key, struck);
  }
  return [...first.values()].filter((struck) => !found.some((other) => isPartOf(struck, other)));
}

function isPartOf({ field, span }: Struck, { field: otherField, span: otherSpan }: Struck): boolean {
  if (!span || !otherSpan) return false;
  const isShorter = span.end - span.start < otherSpan.end - otherSpan.start;
  return isShorter && isWithin({ field, span }, { field: otherField, span: otherSpan });
}

function holds({ holdsIn, since }: Rule, { countryCodes, today }: Content): boolean {
  if (since > today) return false;
  if (holdsIn === 'anywhere') return true;
  return countryCodes.some((countryCode) => {
    const isNorway = countryCode === 'NO' && holdsIn !== 'EU';
    return isNorway || (holdsIn !== 'NO' && isRegulated({ countryCode }));
  });
}
