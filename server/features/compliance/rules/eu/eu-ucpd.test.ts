import { testRule } from '#tests/compliance/test-rule.ts';
import { euUcpd } from './eu-ucpd.ts';

testRule(euUcpd, {
  strikes: [
    { text: 'Tjata på mamma!' },
    { text: 'Nur noch heute' },
    { text: 'Free phone with a subscription', language: 'en', as: 'eu_ucpd_free' },
    { text: 'Last chance!', language: 'en', as: 'eu_ucpd_urgent' },
    { text: 'Ask your mum to buy it', language: 'en', as: 'eu_ucpd_children' },
    { text: 'Rated 4.8 out of 5', language: 'en' },
    { text: 'This is not an ad', language: 'en', as: 'eu_ucpd_hidden' },
    { text: 'Siste sjanse!', as: 'eu_ucpd_urgent' },
  ],
  innocent: [
    { text: 'Free coffee on Saturday', language: 'en' },
    { text: 'Call us today', language: 'en' },
    { text: 'Shoes for children', language: 'en' },
    { text: 'Siste sjanse!', with: { countryCodes: ['NO'] } },
  ],
});
