import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { green, nationalGreen } from '../words/green.ts';

export const euGreen: Rule = {
  id: 'EU-GREEN',
  since: '2026-09-27',
  law: 'Directive (EU) 2024/825, in Annex I of Directive 2005/29/EC',
  url: 'https://eur-lex.europa.eu/eli/dir/2024/825/oj',
  find: (content) =>
    struckBy([...green.find(content), ...nationalGreen.find(content)], 'stop', 'eu_green_generic'),
};
