import { testRule } from '#tests/compliance/test-rule.ts';
import { noEiendom } from './no-eiendom.ts';

testRule(noEiendom, {
  strikes: [
    { text: 'Prisantydning 4 200 000 kr', as: 'no_eiendom_total' },
    { text: 'Leilighet i Oslo, prisant. 3 mill.', as: 'no_eiendom_total' },
    { text: 'Prisantydningen er 2 990 000', as: 'no_eiendom_total' },
    { text: 'Asking price NOK 4,000,000', language: 'en', as: 'no_eiendom_total' },
  ],
  innocent: [
    { text: 'Prisantydning 4 200 000 kr, totalpris 4 310 000 kr' },
    { text: 'Rørlegger til nye boliger' },
    { text: 'Verdivurdering av boligen' },
    { text: 'Totalt 3 rom' },
  ],
});
