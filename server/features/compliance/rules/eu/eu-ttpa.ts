import { isRegulated } from '#contract/campaigns/regulations.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { politics } from '../words/politics.ts';

export const euTtpa: Rule = {
  id: 'EU-TTPA',
  holdsIn: 'EEA',
  since: '2025-10-10',
  law: 'Regulation (EU) 2024/900',
  url: 'https://eur-lex.europa.eu/eli/reg/2024/900/oj',
  isUnsure: true,
  find(content) {
    const isInUnion = content.countryCodes.some((countryCode) => isRegulated({ countryCode }));
    return isInUnion
      ? struckBy(politics.find(content), 'stop', 'eu_ttpa_banned')
      : struckBy(politics.find(content), 'ask', 'eu_ttpa_near');
  },
};
