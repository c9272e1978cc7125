import { testRule } from '#tests/compliance/test-rule.ts';
import { noKjonn } from './no-kjonn.ts';

testRule(noKjonn, {
  strikes: [
    { text: 'Mannfolkjobb' },
    { text: 'Så enkelt at selv kona klarer det' },
    { text: 'Sexy damer vasker bilen din' },
    { text: 'Kun for ekte menn' },
    { text: 'For real men', language: 'en' },
  ],
  innocent: [
    { text: 'Klær til damer og herrer' },
    { text: 'Herreklipp og dameklipp' },
    { text: 'Gi kona blomster' },
    { text: 'Mannskor' },
    { text: 'Men and women welcome', language: 'en' },
  ],
});
