import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { findHealthClaims } from '../words/health-claims.ts';

export const euHealth: Rule = {
  id: 'EU-HEALTH',
  since: '2007-07-01',
  law: 'Regulation (EC) No 1924/2006',
  url: 'https://eur-lex.europa.eu/eli/reg/2006/1924/oj',
  find(content) {
    const { healing, cautious } = findHealthClaims(content);
    return [
      ...struckBy(healing, 'stop', 'eu_health_heals'),
      ...struckBy(cautious, 'ask', 'eu_health_approved'),
    ];
  },
};
