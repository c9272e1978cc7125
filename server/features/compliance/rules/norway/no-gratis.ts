import type { Rule } from '../../rule.ts';
import { findFree } from '../words/free.ts';

export const noGratis: Rule = {
  id: 'NO-GRATIS',
  pack: 'norway',
  holdsIn: 'NO',
  since: '2009-06-01',
  law: 'Forskrift om urimelig handelspraksis (2009-06-01-565) § 1 nr. 20',
  url: 'https://lovdata.no/dokument/SF/forskrift/2009-06-01-565',
  *find(content) {
    for (const { match, isBound } of findFree(content))
      yield {
        level: isBound ? 'ask' : 'hint',
        code: isBound ? 'no_gratis_bound' : 'no_gratis_free',
        field: match.field,
        span: match.span,
      };
  },
};
