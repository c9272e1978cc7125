import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { scarce, tonight, urgency } from '../words/urgency.ts';

export const noAggressiv: Rule = {
  id: 'NO-AGGRESSIV',
  since: '2009-06-01',
  law: 'Markedsføringsloven § 9, forskrift om urimelig handelspraksis (2009-06-01-565) § 1 nr. 7',
  url: 'https://lovdata.no/dokument/SF/forskrift/2009-06-01-565',
  find: (content) => [
    ...struckBy(urgency.find(content), 'ask', 'no_aggressiv_urgent'),
    ...struckBy(
      tonight.find(content),
      'ask',
      content.endsOn === content.today ? 'no_aggressiv_urgent' : 'no_aggressiv_tonight',
    ),
    ...struckBy(scarce.find(content), 'hint', 'no_aggressiv_scarce'),
  ],
};
