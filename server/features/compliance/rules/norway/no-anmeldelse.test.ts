import { testRule } from '#tests/compliance/test-rule.ts';
import { noAnmeldelse } from './no-anmeldelse.ts';

testRule(noAnmeldelse, {
  strikes: [
    { text: '4,9 av 5 på Google' },
    { text: 'Kundene sier at vi er blide', as: 'no_anmeldelse_source' },
    { text: 'Over 2 000 fornøyde kunder' },
    { text: '★★★★★ «Supert»', as: 'no_anmeldelse_source' },
    { text: 'Fem stjerner', as: 'no_anmeldelse_source' },
    { text: '98 % av kundene anbefaler oss' },
    { text: 'Rated 4.8 out of 5', language: 'en' },
    { text: 'Customers love us', language: 'en', as: 'no_anmeldelse_source' },
  ],
  innocent: [
    { text: 'Legg igjen en anmeldelse' },
    { text: 'Femstjerners hotell' },
    { text: 'Vi liker fornøyde kunder' },
    { text: 'Stjerneklart' },
    { text: 'Spør en kunde' },
    { text: 'A starry night', language: 'en' },
  ],
});
