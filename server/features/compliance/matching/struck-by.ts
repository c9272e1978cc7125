import type { CodeParams } from '#contract/code-params.ts';
import type { RuleLevel } from '#contract/compliance/finding.ts';
import type { LawCode, Struck } from '../rule.ts';
import type { Match } from './phrases.ts';

/** What a rule has found in words, each for the same reason. */
export function struckBy(
  matches: readonly Pick<Match, 'field' | 'span'>[],
  level: RuleLevel,
  code: LawCode,
  params?: CodeParams,
): Struck[] {
  return matches.map(({ field, span }) => ({ level, code, field, span, ...(params && { params }) }));
}
