import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { tobacco } from '../words/tobacco.ts';

export const noTobakk: Rule = {
  id: 'NO-TOBAKK',
  since: '1975-07-01',
  law: 'Tobakksskadeloven (1973-03-09-14) § 22',
  url: 'https://lovdata.no/dokument/NL/lov/1973-03-09-14',
  *find(content) {
    yield* struckBy(tobacco.find(content), 'stop', 'no_tobakk_product');
    for (const { field, told } of content.pictures)
      if (told?.hasTobacco) yield { level: 'stop', code: 'no_tobakk_picture', field };
  },
};
