import type { Industry } from '#contract/campaigns/industries.ts';
import type { Language } from '#contract/people/people.ts';
import type { Database } from '#server/platform/database/database.ts';
import { m } from '#server/catalogue/messages.js';
import type { TextKey } from '#server/platform/catalogue-key.ts';
import { sayKey } from '#server/platform/coded-text.ts';
import { listIndustries } from './industry-queries.ts';
import { pageWordsOf } from './page-words.ts';

/** The industries a person can choose, named and sorted as readers of the language expect. */
export async function labelIndustries(db: Database, language: Language): Promise<Industry[]> {
  const industries = await listIndustries(db);
  const labelled = industries.map((industry) => ({
    ...industry,
    label: nameIn(language, industry.name),
    pageWords: pageWordsOf(industry.name),
  }));
  const { compare } = new Intl.Collator(language);
  return labelled.sort((one, other) => compare(one.label, other.label));
}

/** What an operator has added has the one name only. */
function nameIn(language: Language, name: string): string {
  const plain = name.normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '');
  const key = `industry_${plain.replaceAll(/[^a-z]+/g, '_')}`;
  return key in m ? sayKey(key as TextKey, {}, language) : name;
}
