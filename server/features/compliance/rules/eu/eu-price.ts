import type { Rule } from '../../rule.ts';
import { askAfterPriceCuts } from '../words/price-cuts.ts';

export const euPrice: Rule = {
  id: 'EU-PRICE',
  since: '2022-05-28',
  law: 'Directive 98/6/EC, Article 6a',
  url: 'https://eur-lex.europa.eu/eli/dir/1998/6/oj',
  find: (content) => askAfterPriceCuts(content, 'eu_price'),
};
