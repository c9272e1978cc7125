import { createHash } from 'node:crypto';
import type { Finding } from '#contract/compliance/finding.ts';
import type { Language } from '#contract/people/people.ts';
import { sayKey } from '#server/platform/coded-text.ts';
import { fold } from './matching/fold.ts';
import type { Verdict } from './judge.ts';
import { packOf } from './packs.ts';

/** What was found, each once, with all the places where it stands, in the order in which they are read. */
export function presentFindings(verdicts: readonly Verdict[], language: Language): Finding[] {
  const found = new Map<string, Finding>();
  for (const verdict of verdicts) {
    const { rule, level, code, params = {}, field, span, quote } = verdict;
    const id = idOf(verdict);
    const known = found.get(id);
    const place = { field, span: span ?? null };
    if (known) known.places.push(place);
    else
      found.set(id, {
        id,
        ruleId: rule.id,
        pack: packOf(rule).name,
        level,
        code,
        params,
        text: sayKey(`law_${code}`, params, language),
        quote,
        places: [place],
        law: rule.law,
        url: rule.url,
        isUnsure: rule.isUnsure ?? false,
        isInUse: true,
        answer: null,
      });
  }
  return [...found.values()];
}

/** The same for the same words and amounts wherever they stand; where there are no words, it goes by the field. */
function idOf({ rule, code, params = {}, field, quote }: Verdict): string {
  const about = JSON.stringify([code, params, quote === '' ? field : fold(quote).text]);
  return `${rule.id}.${createHash('sha256').update(about).digest('base64url').slice(0, 16)}`;
}
