import { testRule } from '#tests/compliance/test-rule.ts';
import { euTtpa } from './eu-ttpa.ts';

testRule(euTtpa, {
  strikes: [
    { text: 'Rösta på Landsbygdspartiet', with: { countryCodes: ['SE'] }, as: 'eu_ttpa_banned' },
    { text: 'Stem på vores parti', with: { countryCodes: ['DK'] }, as: 'eu_ttpa_banned' },
    { text: 'Godt valg!', as: 'eu_ttpa_near' },
    { text: 'Vote for change', language: 'en' },
    { text: 'Stem på Høyre', as: 'eu_ttpa_banned', with: { countryCodes: ['SE', 'NO'] } },
    { text: 'Skriv under mot vindkraft', as: 'eu_ttpa_near' },
    { text: 'Nei til EU', as: 'eu_ttpa_near' },
    { text: 'Ny klimapolitikk nå', as: 'eu_ttpa_near' },
    { text: 'Stortingsvalget 2029', as: 'eu_ttpa_near' },
  ],
  innocent: [
    { text: 'Et godt valg for huset' },
    { text: 'Hele partiet med fliser' },
    { text: 'Et godt valg til jul' },
    { text: 'Stem gitaren før konserten' },
    { text: 'Immigration lawyer in Oslo', language: 'en', with: { countryCodes: ['SE'] } },
    { text: 'Skriv under på avtalen digitalt' },
    { text: 'Stemmer og sang' },
    { text: 'Nytt parti med fliser' },
    { text: 'Ta til høyre ved kirken' },
    { text: 'Stem på favoritten din' },
    { text: 'A party for your birthday', language: 'en' },
    { text: 'Festparti i juni' },
  ],
});
