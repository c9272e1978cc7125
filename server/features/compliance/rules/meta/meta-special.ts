import type { Match } from '../../matching/phrases.ts';
import type { Content, LawCode, Rule } from '../../rule.ts';
import { careless, lent, loans } from '../words/credit.ts';
import { gambling } from '../words/gambling.ts';
import { findHomes } from '../words/homes.ts';
import { findJobs } from '../words/jobs.ts';
import { politics } from '../words/politics.ts';

const declared: { find: (content: Content) => Match[]; code: LawCode }[] = [
  { find: findJobs, code: 'meta_special_jobs' },
  { find: findHomes, code: 'meta_special_homes' },
  {
    find: (content) => [loans, lent, careless].flatMap((list) => list.find(content, ['ad'])),
    code: 'meta_special_credit',
  },
  { find: (content) => politics.find(content, ['ad']), code: 'meta_special_politics' },
  { find: (content) => gambling.find(content, ['ad']), code: 'meta_special_gambling' },
];

export const metaSpecial: Rule = {
  id: 'META-SPECIAL',
  since: '2020-01-01',
  law: 'Meta Advertising Standards: Special Ad Categories',
  url: 'https://www.facebook.com/business/help/298000447747885',
  isUnsure: true,
  *find(content) {
    if (content.specialAdCategory !== 'none') return;
    for (const { find, code } of declared) {
      const [first] = find(content);
      if (first) yield { level: 'ask', code, params: { words: first.words }, field: 'specialAdCategory' };
    }
  },
};
