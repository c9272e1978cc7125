import { testRule } from '#tests/compliance/test-rule.ts';
import { noGratis } from './no-gratis.ts';

testRule(noGratis, {
  strikes: [
    { text: 'Gratis vinterdekk ved kjøp av felger' },
    { text: 'Få hodetelefonene helt kostnadsfritt når du kjøper abonnement' },
    { text: 'G R A T I S telefon – 24 måneders binding' },
    { text: 'Free pizza when you buy two', language: 'en' },
  ],
  innocent: [
    { text: 'Gratulerer med dagen!' },
    { text: 'Ring oss for en hyggelig prat om taket ditt' },
    { text: 'Sukkerfri, glutenfri og laktosefri' },
    { text: 'Feel freedom on the fjord', language: 'en' },
  ],
});
