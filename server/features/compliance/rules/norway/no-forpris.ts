import type { Rule } from '../../rule.ts';
import { findLowerEarlier, findPriceCuts } from '../words/price-cuts.ts';

export const noForpris: Rule = {
  id: 'NO-FORPRIS',
  pack: 'norway',
  holdsIn: 'NO',
  since: '2023-10-01',
  law: 'Prisopplysningsforskriften (2012-11-14-1066) § 9 a, for tjenester markedsføringsloven § 7',
  url: 'https://lovdata.no/dokument/SF/forskrift/2012-11-14-1066',
  *find(content) {
    const { priceCurrency: currency } = content;
    for (const { beforeMinor, ...place } of findPriceCuts(content)) {
      const earlier = beforeMinor !== null && findLowerEarlier(content, beforeMinor);
      if (beforeMinor === null) yield { level: 'ask', code: 'no_forpris_untold', ...place };
      else if (earlier)
        yield {
          level: 'ask',
          code: 'no_forpris_contradicted',
          params: { beforeMinor, earlierMinor: earlier.priceMinor, currency, campaign: earlier.campaign },
          ...place,
        };
      else yield { level: 'ask', code: 'no_forpris_told', params: { beforeMinor, currency }, ...place };
    }
  },
};
