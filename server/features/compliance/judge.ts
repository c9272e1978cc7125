import { isRegulated } from '#contract/campaigns/regulations.ts';
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
      Array.from(rule.find(content), (struck) => ({
        ...struck,
        rule,
        quote: struck.span ? (texts.get(struck.field) ?? '').slice(struck.span.start, struck.span.end) : '',
      })),
    )
    .toSorted(
      (one, other) =>
        placeOf(one.field) - placeOf(other.field) || (one.span?.start ?? 0) - (other.span?.start ?? 0),
    );
}

function holds({ holdsIn, since }: Rule, { countryCodes, today }: Content): boolean {
  if (since > today) return false;
  if (holdsIn === 'anywhere') return true;
  return countryCodes.some((countryCode) =>
    holdsIn === 'NO' ? countryCode === 'NO' : isRegulated({ countryCode }),
  );
}
