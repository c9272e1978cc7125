import { testRule } from '#tests/compliance/test-rule.ts';
import { noEnergi } from './no-energi.ts';

testRule(noEnergi, {
  strikes: [
    { text: 'Energidrikk i alle smaker', as: 'no_energi_sale' },
    { text: 'To Red Bull til prisen av en', as: 'no_energi_sale' },
    { text: 'Ny energidrikk', as: 'no_energi_age', with: { ageFrom: 13 } },
    { text: 'Energy drinks in store', language: 'en', as: 'no_energi_sale' },
  ],
  innocent: [
    { text: 'Full av energi' },
    { text: 'Energimerking av boliger' },
    { text: 'Sportsdrikk' },
    { text: 'Energirådgiver i Bergen' },
  ],
});
