import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { metaBody } from './meta-body.ts';

testRule(metaBody, {
  strikes: [
    { text: 'Ti år yngre til sommeren' },
    { text: 'Brystforstørrelse før og etter' },
    { text: 'Ny kropp på ti dager' },
    { text: 'Gå ned åtte kilo' },
    { text: 'Slankekurs' },
    { text: 'Flau over gule tenner?' },
    { text: 'Look ten years younger', language: 'en' },
    { text: 'Lose two stone by May', language: 'en' },
    { text: 'Ned 10 kg på en måned' },
    { text: 'Drømmekroppen til sommeren', as: 'meta_body_words' },
    { text: 'Gå ned i vekt med oss', as: 'meta_body_words' },
    { text: 'Flat mage', as: 'meta_body_words' },
    { text: 'Se her', as: 'meta_body_picture', with: picture({ isBeforeAndAfter: true }) },
    { text: 'Lose 5 kg fast', language: 'en', as: 'meta_body_words' },
    { text: 'Get rid of belly fat', language: 'en', as: 'meta_body_words' },
  ],
  innocent: [
    { text: 'Før og etter: nytt kjøkken' },
    { text: 'Epler, to kilo for 40 kr' },
    { text: 'Ny hud på sofaen' },
    { text: 'Magen trenger middag' },
    { text: 'Two kilos of apples', language: 'en' },
    { text: 'Slanke skap til gangen' },
    { text: 'Ta med 10 kg mel' },
    { text: 'Flatt tak' },
    { text: 'Før og etter: nytt bad' },
    { text: 'Last ned 10 oppskrifter' },
    { text: 'A flat roof', language: 'en' },
    { text: 'Se her', with: picture({}) },
  ],
});
