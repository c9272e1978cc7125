import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { healing, wellness } from '../words/health-claims.ts';

export const euHealth: Rule = {
  id: 'EU-HEALTH',
  pack: 'eu',
  holdsIn: 'EU',
  since: '2007-07-01',
  law: 'Regulation (EC) No 1924/2006',
  url: 'https://eur-lex.europa.eu/eli/reg/2006/1924/oj',
  find: (content) => [
    ...struckBy(healing.find(content), 'stop', 'eu_health_heals'),
    ...struckBy(wellness.find(content), 'ask', 'eu_health_approved'),
  ],
};
