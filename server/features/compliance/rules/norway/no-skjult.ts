import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { hidden } from '../words/hidden-ads.ts';

export const noSkjult: Rule = {
  id: 'NO-SKJULT',
  since: '2009-06-01',
  law: 'Markedsføringsloven § 3, forskrift om urimelig handelspraksis (2009-06-01-565) § 1 nr. 11 og 22',
  url: 'https://lovdata.no/dokument/SF/forskrift/2009-06-01-565',
  find: (content) => struckBy(hidden.find(content), 'hint', 'no_skjult_ad'),
};
