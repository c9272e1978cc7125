import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { green, organic } from '../words/green.ts';

export const noMiljo: Rule = {
  id: 'NO-MILJØ',
  since: '2009-06-01',
  law: 'Markedsføringsloven §§ 3 og 7, Forbrukertilsynets veiledning om miljøpåstander',
  url: 'https://lovdata.no/dokument/NL/lov/2009-01-09-2',
  find: (content) => [
    ...struckBy(green.find(content), 'ask', 'no_miljo_claim'),
    ...struckBy(organic.find(content), 'ask', 'no_miljo_certified'),
  ],
};
