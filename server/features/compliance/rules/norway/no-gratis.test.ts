import { testRule } from '#tests/compliance/test-rule.ts';
import { noGratis } from './no-gratis.ts';

testRule(noGratis, {
  strikes: [
    { text: 'Gratis vinterdekk ved kjøp av felger', as: 'no_gratis_bound' },
    { text: 'Få hodetelefonene helt kostnadsfritt når du kjøper abonnement', as: 'no_gratis_bound' },
    { text: 'G R A T I S telefon – 24 måneders binding', as: 'no_gratis_bound' },
    { text: 'Gratis kalender når du blir fast giver', as: 'no_gratis_bound' },
    { text: 'Barn spiser gratis sammen med en voksen', as: 'no_gratis_bound' },
    { text: 'Gratis garn! Du får to nøste dersom du kjøper oppskrift', as: 'no_gratis_bound' },
    { text: 'Free tablet with every two-year plan', language: 'en', as: 'no_gratis_bound' },
    { text: 'Gratis befaring når du bestiller varmepumpe', as: 'no_gratis_bound' },
    { text: 'Kjøp to, få den tredje gratis', as: 'no_gratis_bound' },
    { text: 'Free pizza when you buy two', language: 'en', as: 'no_gratis_bound' },
    { text: '0 kr i etablering med 12 måneders binding', as: 'no_gratis_bound' },
  ],
  innocent: [
    { text: 'Gratis kaffe på lørdag' },
    { text: 'Barn går gratis inn' },
    { text: 'Gratis befaring når du vil' },
    { text: 'Gratulerer med dagen!' },
    { text: 'Ring oss for en hyggelig prat om taket ditt' },
    { text: 'Sukkerfri, glutenfri og laktosefri' },
    { text: 'Gratis befaring i hele Bergen' },
    { text: 'Få et gratis tilbud' },
    { text: 'Fri frakt over 500 kr' },
    { text: 'Gratis og uforpliktende befaring' },
    { text: 'Fra 990 kr' },
    { text: 'Feel freedom on the fjord', language: 'en' },
    { text: 'Sugar-free and gluten free', language: 'en' },
    { text: 'Free quote, no strings', language: 'en' },
  ],
});
