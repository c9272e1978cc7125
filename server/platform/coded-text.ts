import type { CodeParams } from '#contract/code-params.ts';
import { moneyText } from '#contract/currencies.ts';
import type { Language } from '#contract/people/people.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { ToldProblem } from '#contract/told-problem.ts';
import { m } from '#server/catalogue/messages.js';
import { keyOf, type TextCode, type TextKey } from './catalogue-key.ts';
import { sayRefusal } from './refusal.ts';

/** Something to tell, kept as a code: whoever reads it later reads it in their language, and as we word it by then. */
export interface CodedText {
  code: TextCode;
  params: CodeParams;
}

export function coded(code: TextCode, params: CodeParams = {}): CodedText {
  return { code, params };
}

/** The words of an outside service, or of a time before we kept codes: told as they are. */
export function verbatim(words: string): CodedText {
  return coded('words', { words });
}

/** What a refusal of this code is called. */
export function refusalText(code: RefusalCode): CodedText {
  return coded(`refusal-${code.toLowerCase().replaceAll('_', '-')}` as TextCode);
}

/** In words, for whoever reads this language. */
export function sayText({ code, params }: CodedText, language: Language): string {
  return sayKey(keyOf(code) as TextKey, params, language);
}

/** A problem as it leaves the server. */
export function tellText(text: CodedText, language: Language): ToldProblem {
  return { ...text, text: sayText(text, language) };
}

/** The same as the reason of a refusal. */
export function becauseOf(text: CodedText, language: Language) {
  return { ...text, reason: sayText(text, language) };
}

/**
 * Words a text whose key is known at run time only. Amounts are told under their names without `Minor`, `amountMinor`
 * as `amount`; and `refusal` as `why`. `because` is told as `reason`; `said` is the reason too, which names Facebook
 * where the words are Facebook's own.
 */
export function sayKey(key: TextKey, params: CodeParams, locale: Language): string {
  const { currency, refusal, because, reason } = params;
  const named: Record<string, unknown> = { ...params };
  for (const [name, value] of Object.entries(params))
    if (typeof value === 'number' && name.endsWith('Minor'))
      named[name.slice(0, -'Minor'.length)] = moneyText(value, {
        currency: String(currency),
        locale,
        whole: true,
      });
  if (refusal) named['why'] = sayRefusal(refusal as RefusalCode, locale);
  if (because) {
    named['reason'] = sayKey(keyOf(because as TextCode) as TextKey, { ...params, because: '' }, locale);
    named['said'] = named['reason'];
  } else if (reason) named['said'] = m.facebook_says({ reason }, { locale });
  const say = m[key] as (named: object, options: { locale: Language }) => string;
  return say(named, { locale });
}
