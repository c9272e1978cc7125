import { isNear } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { care, healing, wellness } from '../words/health-claims.ts';

export const noHelsepastand: Rule = {
  id: 'NO-HELSEPÅSTAND',
  pack: 'norway',
  holdsIn: 'NO',
  since: '2010-03-01',
  law: 'Forskrift om ernærings- og helsepåstander om næringsmidler (2010-02-17-187)',
  url: 'https://lovdata.no/dokument/SF/forskrift/2010-02-17-187',
  find(content) {
    const near = care.find(content);
    const [told, cautious] = [healing.find(content), wellness.find(content)];
    const byCarers = told.filter((match) => isNear(match, near, 120));
    return [
      ...struckBy(
        told.filter((match) => !byCarers.includes(match)),
        'stop',
        'no_helsepastand_heals',
      ),
      ...struckBy([...byCarers, ...cautious], 'ask', 'no_helsepastand_approved'),
    ];
  },
};
