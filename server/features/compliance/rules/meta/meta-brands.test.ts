import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { metaBrands } from './meta-brands.ts';

testRule(metaBrands, {
  strikes: [
    { text: 'Facebook har kåret oss til årets nettbutikk' },
    { text: 'Instagram og WhatsApp har valgt oss som partner' },
    { text: 'Meta anbefaler oss' },
    { text: 'Instagram has chosen us as its official shop', language: 'en' },
    { text: 'Facebook is giving away five cars', language: 'en' },
    { text: 'Se her', as: 'meta_brands_picture', with: picture({ hasMetaLogo: true }) },
    { text: 'Facebook-partner', as: 'meta_brands_partner' },
    { text: 'Godkjent av Meta', as: 'meta_brands_partner' },
    { text: 'I samarbeid med Instagram', as: 'meta_brands_partner' },
    { text: 'Recommended by Facebook', language: 'en', as: 'meta_brands_partner' },
  ],
  innocent: [
    { text: 'Se den offisielle Facebook-siden vår' },
    { text: 'Anbefalt av kundene våre på Facebook' },
    { text: 'Vi hjelper deg med annonser på Instagram' },
    { text: 'Send oss en melding på Messenger' },
    { text: 'Official Instagram account', language: 'en' },
    { text: 'You can find us on Facebook too', language: 'en' },
    { text: 'Følg oss på Instagram' },
    { text: 'Finn oss på Facebook' },
    { text: 'Meld deg på' },
    { text: 'Like us on Facebook', language: 'en' },
  ],
});
