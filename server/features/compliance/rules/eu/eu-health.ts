import { isNear } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { care, healing, wellness } from '../words/health-claims.ts';

export const euHealth: Rule = {
  id: 'EU-HEALTH',
  pack: 'eu',
  holdsIn: 'EU',
  since: '2007-07-01',
  law: 'Regulation (EC) No 1924/2006',
  url: 'https://eur-lex.europa.eu/eli/reg/2006/1924/oj',
  find(content) {
    const near = care.find(content);
    const [told, cautious] = [healing.find(content), wellness.find(content)];
    const byCarers = told.filter((match) => isNear(match, near, 120));
    return [
      ...struckBy(
        told.filter((match) => !byCarers.includes(match)),
        'stop',
        'eu_health_heals',
      ),
      ...struckBy([...byCarers, ...cautious], 'ask', 'eu_health_approved'),
    ];
  },
};
