import { moneyText } from '#contract/currencies.ts';
import type { Language } from '#contract/people.ts';
import type { CodeParams } from '#contract/code-params.ts';
import { m } from '#server/catalogue/messages.js';

type Key<Code extends string> = Code extends `${infer Head}-${infer Tail}` ? `${Head}_${Key<Tail>}` : Code;

/** A code the way keys of the catalogue are written. */
export function keyOf<Code extends string>(code: Code): Key<Code> {
  return code.replaceAll('-', '_') as Key<Code>;
}

/** Words something that is kept as a code. `amountMinor` and `currency` are told as `amount`. */
export function sayCode(key: keyof typeof m, params: CodeParams, locale: Language): string {
  const { amountMinor, currency } = params;
  const amount =
    typeof amountMinor === 'number' && moneyText(amountMinor, { currency: String(currency), locale });
  // Which of them the text names, nobody knows before it runs; the texts are checked for it.
  const say = m[key] as (params: object, options: { locale: Language }) => string;
  return say({ ...params, ...(amount && { amount }) }, { locale });
}
