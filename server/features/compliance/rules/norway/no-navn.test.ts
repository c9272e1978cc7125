import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { noNavn } from './no-navn.ts';

testRule(noNavn, {
  strikes: [
    { text: 'Møt oss', as: 'no_navn_adults', with: picture({ people: 'adults' }) },
    { text: 'Barnehage', as: 'no_navn_children', with: picture({ people: 'children' }) },
    { text: 'Møt oss', as: 'no_navn_refused', with: picture({ people: 'adults', haveAgreed: false }) },
  ],
  innocent: [
    { text: 'Møt oss', with: picture({ people: 'adults', haveAgreed: true }) },
    { text: 'Nytt bad', with: picture({}) },
    { text: 'Rørlegger i Bergen' },
  ],
});
