import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { pressed } from '../words/children.ts';
import { findFree } from '../words/free.ts';
import { hidden } from '../words/hidden-ads.ts';
import { reviews } from '../words/reviews.ts';
import { tonight, urgency } from '../words/urgency.ts';

export const euUcpd: Rule = {
  id: 'EU-UCPD',
  since: '2007-12-12',
  law: 'Directive 2005/29/EC, Annex I nos 7, 11, 20, 22, 23b, 23c and 28',
  url: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
  find(content) {
    const hurried = [...urgency.find(content), ...tonight.find(content)];
    return [
      ...struckBy(pressed.find(content), 'stop', 'eu_ucpd_children'),
      ...struckBy(findFree(content), 'ask', 'eu_ucpd_free'),
      ...struckBy(hurried, 'ask', 'eu_ucpd_urgent'),
      ...struckBy(reviews.find(content), 'ask', 'eu_ucpd_reviews'),
      ...struckBy(hidden.find(content), 'hint', 'eu_ucpd_hidden'),
    ];
  },
};
