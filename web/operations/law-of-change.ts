import type { Shown } from '#contract/compliance/shown.ts';
import type { RefusalData } from '#contract/refusals.ts';
import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { ORPCError } from '@orpc/client';

/** What is asked of the law about a change before it is made. */
export interface AskedOfLaw {
  /** Null while nothing has been changed. */
  shown: Shown | null;
  /** Of which fields it is told here. */
  isHere: (field: string) => boolean;
  /** How often the change was refused for the law: what is open then comes under the fingers. */
  refused: number;
  /** Takes other words for a field, as if they had been typed; without it none are offered. */
  put?: ((field: string, text: string) => void) | undefined;
}

export type OpenFinding = RefusalData<'AGAINST_THE_RULES'>['findings'][number];

/** What stood in the way, where the law or Meta’s rules did. */
export function openFindingsOf(error: unknown): OpenFinding[] | undefined {
  if (!(error instanceof ORPCError) || error.code !== 'AGAINST_THE_RULES') return undefined;
  return (error.data as RefusalData<'AGAINST_THE_RULES'>).findings;
}

const mostNamed = 3;

/** What has to be changed or answered first, in one line. */
export function openWords(findings: readonly OpenFinding[]): string {
  const named = [...new Set(findings.map(nameOf))].slice(0, mostNamed);
  return m.compliance_first({ what: new Intl.ListFormat(pageLanguage()).format(named) });
}

function nameOf({ quote, field }: OpenFinding): string {
  if (quote) return m.compliance_first_words({ quote });
  return field.startsWith('mediaIds.') ? m.compliance_first_picture() : m.compliance_first_question();
}
