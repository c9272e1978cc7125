import { testRule } from '#tests/compliance/test-rule.ts';
import { noPris } from './no-pris.ts';

testRule(noPris, {
  strikes: [
    { text: 'Medlemskap 299 kr + startavgift' },
    { text: 'Hotell f.o.m. 890 kr' },
    { text: 'Bad fra 99 000 kr eks. mva.' },
    { text: '890 kr + mva', as: 'no_pris_without' },
    { text: 'Frakt kommer i tillegg' },
    { text: 'Timepris 850 kr ekskl. mva', as: 'no_pris_without' },
    { text: 'Klipp fra 490 kr', as: 'no_pris_from' },
    { text: '+ gebyr 49 kr', as: 'no_pris_without' },
    { text: 'NOK 990 excl. VAT', language: 'en', as: 'no_pris_without' },
    { text: 'From NOK 490', language: 'en', as: 'no_pris_from' },
  ],
  innocent: [
    { text: 'Fra Bergen til Oslo på 7 timer' },
    { text: 'Klipp 490 kr inkl. mva.' },
    { text: 'Fri frakt' },
    { text: 'Vi kommer fra Bergen' },
    { text: 'Åpent fra 8 til 16' },
    { text: 'Fast pris uten overraskelser' },
    { text: 'All prices include VAT', language: 'en' },
  ],
});
