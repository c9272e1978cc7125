import type { Rule } from '../../rule.ts';
import { findLowerEarlier, findPriceCuts } from '../words/price-cuts.ts';

export const euPrice: Rule = {
  id: 'EU-PRICE',
  pack: 'eu',
  holdsIn: 'EU',
  since: '2022-05-28',
  law: 'Directive 98/6/EC, Article 6a',
  url: 'https://eur-lex.europa.eu/eli/dir/1998/6/oj',
  *find(content) {
    const { priceCurrency: currency } = content;
    for (const { beforeMinor, ...place } of findPriceCuts(content)) {
      const earlier = beforeMinor !== null && findLowerEarlier(content, beforeMinor);
      if (beforeMinor === null) yield { level: 'ask', code: 'eu_price_untold', ...place };
      else if (earlier)
        yield {
          level: 'ask',
          code: 'eu_price_contradicted',
          params: { beforeMinor, earlierMinor: earlier.priceMinor, currency, campaign: earlier.campaign },
          ...place,
        };
      else yield { level: 'ask', code: 'eu_price_told', params: { beforeMinor, currency }, ...place };
    }
  },
};
