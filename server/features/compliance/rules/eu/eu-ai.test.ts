import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { euAi } from './eu-ai.ts';

testRule(euAi, {
  strikes: [
    { text: 'Møt oss', as: 'eu_ai_person', with: picture({ people: 'adults' }, true) },
    { text: 'Barnehage', as: 'eu_ai_person', with: picture({ people: 'children' }, true) },
    {
      text: 'Meet us',
      language: 'en',
      with: picture({ people: 'adults', haveAgreed: true }, true),
      as: 'eu_ai_person',
    },
  ],
  innocent: [
    { text: 'Møt oss', with: picture({ people: 'adults' }) },
    { text: 'Nytt bad', with: picture({}, true) },
    { text: 'Rørlegger' },
  ],
});
