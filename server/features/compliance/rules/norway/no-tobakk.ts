import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { quitting, tobacco } from '../words/tobacco.ts';

export const noTobakk: Rule = {
  id: 'NO-TOBAKK',
  pack: 'norway',
  holdsIn: 'NO',
  since: '1975-07-01',
  law: 'Tobakksskadeloven (1973-03-09-14) § 22',
  url: 'https://lovdata.no/dokument/NL/lov/1973-03-09-14',
  find: (content) => [
    ...struckBy(tobacco.find(content), 'stop', 'no_tobakk_product'),
    ...struckBy(quitting.find(content), 'hint', 'no_tobakk_quitting'),
  ],
};
