import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { demeaning } from '../words/demeaning.ts';

export const noKjonn: Rule = {
  id: 'NO-KJØNN',
  since: '2009-06-01',
  law: 'Markedsføringsloven § 2 første ledd',
  url: 'https://lovdata.no/dokument/NL/lov/2009-01-09-2',
  find: (content) => struckBy(demeaning.find(content), 'hint', 'no_kjonn_demeaning'),
};
