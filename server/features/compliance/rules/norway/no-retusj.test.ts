import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { noRetusj } from './no-retusj.ts';

testRule(noRetusj, {
  strikes: [
    {
      text: 'Ny frisyre til jul?',
      as: 'no_retusj_mark',
      with: picture({ people: 'adults', isRetouched: true }),
    },
    {
      text: 'Fresh skin',
      as: 'no_retusj_mark',
      with: picture({ people: 'children', isRetouched: true }, true),
    },
    {
      text: 'Ny frisyre til jul?',
      as: 'no_retusj_enhanced',
      with: picture({ people: 'adults', isRetouched: false }, true),
    },
    { text: 'Bli med på trening', as: 'no_retusj_enhanced', with: picture({ people: 'adults' }, true) },
  ],
  innocent: [
    { text: 'Ny frisyre til jul?', with: picture({ people: 'adults', isRetouched: false }) },
    { text: 'Nytt bad på en uke', with: picture({ people: 'none' }, true) },
    { text: 'Møt oss i butikken', with: picture({ people: 'adults' }) },
    { text: 'Rørlegger i Bergen' },
  ],
});
