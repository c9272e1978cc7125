import type { Language } from '#contract/people/people.ts';
import { fold } from './matching/fold.ts';
import { languageOf } from './matching/language-of.ts';
import type { CheckedText } from './rule.ts';

const adTexts = ['headline', 'primaryText', 'description'] as const;
type AdWords = Record<(typeof adTexts)[number], string>;

/** A text as the rules read it, in the language that it turns out to be in. */
export function textOf(
  field: string,
  { of, text, usual }: { of: CheckedText['of']; text: string; usual: Language },
): CheckedText {
  return { field, of, language: languageOf(text, usual), text, folded: fold(text) };
}

/** What an ad says, by its parts. */
export function textsOfAd(id: string, words: AdWords, usual: Language): CheckedText[] {
  return adTexts
    .filter((part) => words[part] !== '')
    .map((part) => textOf(`ads.${id}.${part}`, { of: 'ad', text: words[part], usual }));
}
