import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { reviews } from '../words/reviews.ts';

export const noAnmeldelse: Rule = {
  id: 'NO-ANMELDELSE',
  since: '2023-10-01',
  law: 'Forskrift om urimelig handelspraksis (2009-06-01-565) § 1 nr. 23 b og 23 c',
  url: 'https://lovdata.no/dokument/SF/forskrift/2009-06-01-565',
  isUnsure: true,
  find: (content) => struckBy(reviews.find(content), 'ask', 'no_anmeldelse_source'),
};
