import { expect, test } from 'vitest';
import type { Language } from '#contract/people/people.ts';
import { judge } from '#server/features/compliance/judge.ts';
import { fold } from '#server/features/compliance/matching/fold.ts';
import { packOf } from '#server/features/compliance/packs.ts';
import type { CheckedText, Content, LawCode, Rule } from '#server/features/compliance/rule.ts';
import { plainAd } from './plain-ad.ts';

/** A text, and what else of an ad makes a rule strike, or must not. */
export interface Example {
  text: string;
  of?: CheckedText['of'];
  language?: Language;
  with?: Partial<Omit<Content, 'texts' | 'language'>>;
  /** For which reason, and for no other. */
  as?: LawCode;
}

/** A text as a plumber's ad, where nothing else is said of it. */
function contentOf({ text, of = 'ad', language = 'nb', with: rest }: Example): Content {
  return {
    ...plainAd,
    industry: 'Plumbing',
    ...rest,
    language,
    texts: [{ field: 'ads.a.primaryText', of, language, text, folded: fold(text) }],
  };
}

/** Holds a rule against at least three texts in which it must strike, and three in which it must not. */
export function testRule(
  rule: Rule,
  { strikes, innocent }: { strikes: readonly Example[]; innocent: readonly Example[] },
): void {
  const judged = (example: Example) => {
    const countryCodes = (rule.holdsIn ?? packOf(rule).holdsIn) === 'EU' ? ['SE'] : ['NO'];
    return judge(contentOf({ ...example, with: { countryCodes, ...example.with } }), [rule]);
  };

  test(`${rule.id} has an official source, and enough examples either way`, () => {
    expect(Math.min(strikes.length, innocent.length)).toBeGreaterThanOrEqual(3);
    expect(rule.url).toMatch(/^https:\/\/([a-z-]+\.)*(lovdata\.no|europa\.eu|facebook\.com|meta\.com)\//);
    expect(rule.since).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test.each(strikes)(`${rule.id} strikes: $text`, (example) => {
    const codes = judged(example).map(({ code }) => code);
    expect(codes).not.toEqual([]);
    expect(codes).toEqual(example.as ? [example.as] : codes);
  });

  test.each(innocent)(`${rule.id} leaves alone: $text`, (example) => {
    expect(judged(example)).toEqual([]);
  });
}
