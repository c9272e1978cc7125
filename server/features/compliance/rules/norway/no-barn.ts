import { isNear } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { addressed, pressed } from '../words/children.ts';

export const noBarn: Rule = {
  id: 'NO-BARN',
  pack: 'norway',
  holdsIn: 'NO',
  since: '2009-06-01',
  law: 'Markedsføringsloven §§ 19–21, forskrift om urimelig handelspraksis (2009-06-01-565) § 1 nr. 28',
  url: 'https://lovdata.no/dokument/NL/lov/2009-01-09-2',
  *find(content) {
    const urged = pressed.find(content);
    yield* struckBy(urged, 'stop', 'no_barn_pressed');
    const spokenTo = addressed.find(content).filter((match) => !isNear(match, urged, 0));
    yield* struckBy(spokenTo, 'ask', 'no_barn_addressed');
    if (content.ageFrom < 18) yield { level: 'ask', code: 'no_barn_age', field: 'ageFrom' };
  },
};
