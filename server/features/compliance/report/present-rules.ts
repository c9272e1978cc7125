import type { ReportedRule } from '#contract/compliance/report.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { packs } from '../packs.ts';
import type { LawCode } from '../rule.ts';

type Say = (words: object, options: { locale: Language }) => string;

/** Stands where the words and amounts of an ad go. */
const left = new Proxy({}, { get: () => '…' });
const sentences = Object.keys(m).filter((key) => key.startsWith('law_')) as `law_${LawCode}`[];

/** Every rule, with its law and all it can say: its sentences are those that begin with its name. */
export function presentRules(language: Language): ReportedRule[] {
  return packs.flatMap(({ name: pack, version, rules }) =>
    rules.map(({ id, law, url, isUnsure = false }) => {
      const beginning = `law_${plain(id)}_`;
      const own = sentences.filter((key) => key.startsWith(beginning));
      const asks = own.map((key) => (m[key] as Say)(left, { locale: language }));
      return { id, pack, version, law, url, isUnsure, asks };
    }),
  );
}

/** As codes are written: “NO-KJØNN” as “no_kjonn”. */
function plain(id: string): string {
  return id.toLowerCase().replaceAll('-', '_').replaceAll('ø', 'o').replaceAll('å', 'a');
}
