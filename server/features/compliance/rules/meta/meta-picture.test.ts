import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { metaPicture } from './meta-picture.ts';

const untold = { field: 'mediaIds.a', isEnhanced: false, told: null };

testRule(metaPicture, {
  strikes: [
    { text: 'Nytt bad', as: 'meta_picture_button', with: picture({ hasFakeButton: true }) },
    { text: 'Nytt bad', as: 'meta_picture_untold', with: { pictures: [untold] } },
    { text: 'New bathroom', language: 'en', with: { pictures: [untold] }, as: 'meta_picture_untold' },
    { text: 'Jul', as: 'meta_picture_untold', with: { pictures: [{ ...untold, isEnhanced: true }] } },
  ],
  innocent: [{ text: 'Nytt bad' }, { text: 'New bathroom', language: 'en' }, { text: 'Se bildet' }],
});
