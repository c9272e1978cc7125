import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { findFree } from '../words/free.ts';

export const noGratis: Rule = {
  id: 'NO-GRATIS',
  since: '2009-06-01',
  law: 'Forskrift om urimelig handelspraksis (2009-06-01-565) § 1 nr. 20',
  url: 'https://lovdata.no/dokument/SF/forskrift/2009-06-01-565',
  find: (content) => struckBy(findFree(content), 'ask', 'no_gratis_bound'),
};
