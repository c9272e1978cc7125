import { isNear } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { careless, findCreditFigures } from '../words/credit.ts';

export const noKreditt: Rule = {
  id: 'NO-KREDITT',
  since: '2023-01-01',
  law: 'Finansavtaleloven (2020-12-18-146) og finansavtaleforskriften §§ 3-1 til 3-5',
  url: 'https://lovdata.no/dokument/NL/lov/2020-12-18-146',
  find(content) {
    const hasty = careless.find(content);
    return [
      ...struckBy(hasty, 'stop', 'no_kreditt_careless'),
      ...struckBy(
        findCreditFigures(content).filter((match) => !isNear(match, hasty, 0)),
        'ask',
        'no_kreditt_example',
      ),
    ];
  },
};
