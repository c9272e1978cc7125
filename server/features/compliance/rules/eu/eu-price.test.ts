import { testRule } from '#tests/compliance/test-rule.ts';
import { euPrice } from './eu-price.ts';

const earlier = {
  campaign: 'Oktober',
  product: 'Service',
  priceMinor: 99000,
  currency: 'NOK',
  until: null,
};

testRule(euPrice, {
  strikes: [
    { text: 'Jetzt 20 % Rabatt, statt 499 €', as: 'eu_price_untold' },
    { text: 'Was EUR 149, now EUR 99', language: 'en', with: { priceCurrency: 'EUR' }, as: 'eu_price_told' },
    { text: '20% off all bikes', language: 'en' },
    { text: 'Sommersalg!', as: 'eu_price_untold' },
    {
      text: 'Før 1 490 kr, nå 990 kr',
      as: 'eu_price_contradicted',
      with: { productService: 'Service', earlierPrices: [earlier] },
    },
  ],
  innocent: [
    { text: 'House for sale', language: 'en' },
    { text: 'Fixed price NOK 990', language: 'en' },
    { text: 'Sommersalg!', with: { countryCodes: ['NO'] } },
  ],
});
