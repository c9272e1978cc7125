import type { OperationProblem } from '#contract/operations/operation-problems.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { keyOf, type TextKey } from '#server/platform/catalogue-key.ts';
import { sayKey } from '#server/platform/coded-text.ts';
import type { StoredOperationProblem } from './tables.ts';

/** Why an operation was not done, for a reader of this language. */
export function tellOperationProblem(problem: StoredOperationProblem, language: Language): OperationProblem {
  const { code, params, isMoneyAtRisk, reference } = problem;
  const { title, held, fixed, problem: publication } = params;
  const named = {
    ...params,
    unchanged: sayUnchanged(problem, language),
    ...(held && { held: sayKey(keyOf(`change_held_${held}`) as TextKey, {}, language) }),
    ...(publication && sayPublicationProblem(String(publication), language)),
    ...(fixed && { fixed: sayKey(keyOf(`ad_fixed_${fixed}`) as TextKey, {}, language) }),
  };
  const key = keyOf(code);
  return {
    code,
    // Meta's own, where there is one.
    title: title ? String(title) : sayKey(`change_problem_${key}_title`, named, language),
    text: sayKey(`change_problem_${key}_text`, named, language),
    isMoneyAtRisk,
    reference,
  };
}

function sayPublicationProblem(code: string, language: Language) {
  const say = (part: string) => sayKey(`publication_problem_${keyOf(code)}_${part}` as TextKey, {}, language);
  return { title: say('title'), next: say('next') };
}

function sayUnchanged({ unchanged, isMoneyAtRisk }: StoredOperationProblem, locale: Language): string {
  if (!unchanged) return '';
  const text = m[`change_unchanged_${keyOf(unchanged)}`]({}, { locale });
  return isMoneyAtRisk ? `${text} ${m.change_may_go_on_spending({}, { locale })}` : text;
}
