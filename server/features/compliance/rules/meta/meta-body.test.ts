import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { metaBody } from './meta-body.ts';

testRule(metaBody, {
  strikes: [
    { text: 'Ned 10 kg på en måned' },
    { text: 'Drømmekroppen til sommeren', as: 'meta_body_words' },
    { text: 'Gå ned i vekt med oss', as: 'meta_body_words' },
    { text: 'Flat mage', as: 'meta_body_words' },
    { text: 'Se her', as: 'meta_body_picture', with: picture({ isBeforeAndAfter: true }) },
    { text: 'Lose 5 kg fast', language: 'en', as: 'meta_body_words' },
    { text: 'Get rid of belly fat', language: 'en', as: 'meta_body_words' },
  ],
  innocent: [
    { text: 'Slanke skap til gangen' },
    { text: 'Ta med 10 kg mel' },
    { text: 'Flatt tak' },
    { text: 'Før og etter: nytt bad' },
    { text: 'Last ned 10 oppskrifter' },
    { text: 'A flat roof', language: 'en' },
    { text: 'Se her', with: picture({}) },
  ],
});
