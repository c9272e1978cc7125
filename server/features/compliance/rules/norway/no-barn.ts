import { isNear, phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { addressed, pressed, young } from '../words/children.ts';

/** Told to buy, which grown-ups may be of what is for children. */
const buy = phrases({
  nb: 'kjøp nå|kjøp no|løp og kjøp|bestill nå|skaff deg|sikre deg|få din',
  en: 'buy now|order now|get yours|get one now',
});

export const noBarn: Rule = {
  id: 'NO-BARN',
  since: '2009-06-01',
  law: 'Markedsføringsloven §§ 19–21, forskrift om urimelig handelspraksis (2009-06-01-565) § 1 nr. 28',
  url: 'https://lovdata.no/dokument/NL/lov/2009-01-09-2',
  *find(content) {
    const isShownToThem = content.ageFrom < 18;
    const spokenOf = young.find(content);
    const urged = [
      ...pressed.find(content),
      ...(isShownToThem ? buy.find(content).filter((match) => isNear(match, spokenOf, 80)) : []),
    ];
    yield* struckBy(urged, 'stop', 'no_barn_pressed');
    const spokenTo = addressed.find(content).filter((match) => !isNear(match, urged, 0));
    yield* struckBy(spokenTo, 'ask', 'no_barn_addressed');
    if (isShownToThem) yield { level: 'ask', code: 'no_barn_age', field: 'ageFrom' };
  },
};
