import { isRegulated } from '#contract/campaigns/regulations.ts';
import { isWithin } from './matching/phrases.ts';
import { packOf, rules } from './packs.ts';
import type { Content, Rule, Struck } from './rule.ts';

const levels = { hint: 0, ask: 1, stop: 2 };

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

/** No part of what is struck as a whole, and of what is left the same words in the same field once. */
function onceEach(found: Struck[], texts: ReadonlyMap<string, string>): Struck[] {
  const first = new Map<string, Struck>();
  for (const struck of found) {
    if (found.some((other) => isPartOf(struck, other))) continue;
    const key = JSON.stringify([struck.field, struck.code, quoteOf(struck, texts).toLowerCase()]);
    if (!first.has(key)) first.set(key, struck);
  }
  return [...first.values()];
}

/** A question around what is forbidden does not take its place. */
function isPartOf(one: Struck, other: Struck): boolean {
  if (!one.span || !other.span || levels[other.level] < levels[one.level]) return false;
  const isShorter = one.span.end - one.span.start < other.span.end - other.span.start;
  return (
    isShorter && isWithin({ field: one.field, span: one.span }, { field: other.field, span: other.span })
  );
}

/** True where the ad is shown in places for which the rule is law by now. */
export function holds(rule: Rule, { countryCodes, today }: Pick<Content, 'countryCodes' | 'today'>): boolean {
  if (rule.since > today) return false;
  const holdsIn = rule.holdsIn ?? packOf(rule).holdsIn;
  if (holdsIn === 'anywhere') return true;
  return countryCodes.some((countryCode) => {
    const isNorway = countryCode === 'NO' && holdsIn !== 'EU';
    return isNorway || (holdsIn !== 'NO' && isRegulated({ countryCode }));
  });
}
