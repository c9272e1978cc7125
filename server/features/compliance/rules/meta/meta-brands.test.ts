import { testRule } from '#tests/compliance/test-rule.ts';
import { metaBrands } from './meta-brands.ts';

testRule(metaBrands, {
  strikes: [
    { text: 'Facebook-partner', as: 'meta_brands_partner' },
    { text: 'Godkjent av Meta', as: 'meta_brands_partner' },
    { text: 'I samarbeid med Instagram', as: 'meta_brands_partner' },
    { text: 'Recommended by Facebook', language: 'en', as: 'meta_brands_partner' },
  ],
  innocent: [
    { text: 'Følg oss på Instagram' },
    { text: 'Finn oss på Facebook' },
    { text: 'Meld deg på' },
    { text: 'Like us on Facebook', language: 'en' },
  ],
});
