import { testRule } from '#tests/compliance/test-rule.ts';
import { euGreen } from './eu-green.ts';

testRule(euGreen, {
  strikes: [
    { text: 'Nachhaltig und klimaneutral' },
    { text: 'Klimatpositiv mjölk' },
    { text: 'Une agriculture durable' },
    { text: 'Prodotto ecologico' },
    { text: 'Produkt ekologiczny' },
    { text: 'Videi draudzīgs' },
    { text: 'Eco-friendly cleaning', language: 'en', as: 'eu_green_generic' },
    { text: 'Carbon neutral delivery', language: 'en', as: 'eu_green_generic' },
    { text: 'Klimanøytral frakt', as: 'eu_green_generic' },
    { text: 'Umweltfreundliche Reinigung', language: 'en', as: 'eu_green_generic' },
    { text: 'Miljövänlig tvätt', language: 'en', as: 'eu_green_generic' },
    { text: 'Klimaneutral', language: 'en', as: 'eu_green_generic' },
  ],
  innocent: [
    { text: 'Green sofa', language: 'en' },
    { text: 'Made of 80% recycled plastic', language: 'en' },
    { text: 'Organic bread', language: 'en' },
    { text: 'Eco-friendly cleaning', language: 'en', with: { countryCodes: ['NO'] } },
    { text: 'Eco-friendly cleaning', language: 'en', with: { today: '2026-09-01' } },
  ],
});
