import { phrases } from '../../matching/phrases.ts';
import type { Rule } from '../../rule.ts';

const free = phrases({
  nb: ['gratis*', 'kostnadsfri*', 'uten kostnad', 'koster ingenting', '0 kr', '0 kroner', '0,-'],
  en: ['free', 'free of charge', 'at no cost', 'costs nothing', '0 kr', '0 nok'],
});
/** What it may cost all the same. */
const bound = phrases({
  nb: [
    'ved kjøp*',
    'når du kjøper',
    'kjøp *',
    'abonnement*',
    'binding*',
    'bindingstid',
    'porto',
    'frakt',
    'gebyr*',
  ],
  en: [
    'when you buy',
    'with every purchase',
    'buy *',
    'subscription*',
    'contract',
    'shipping',
    'postage',
    'fee',
    'fees',
  ],
});

export const noGratis: Rule = {
  id: 'NO-GRATIS',
  pack: 'norway',
  holdsIn: 'NO',
  since: '2009-06-01',
  law: 'Forskrift om urimelig handelspraksis (2009-06-01-565) § 1 nr. 20',
  url: 'https://lovdata.no/dokument/SF/forskrift/2009-06-01-565',
  *find(content) {
    const isBound = bound.find(content).length > 0;
    for (const { field, span } of free.find(content))
      yield {
        level: isBound ? 'ask' : 'hint',
        code: isBound ? 'no_gratis_bound' : 'no_gratis_free',
        field,
        span,
      };
  },
};
