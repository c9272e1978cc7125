import { testRule } from '#tests/compliance/test-rule.ts';
import { euCredit } from './eu-credit.ts';

testRule(euCredit, {
  strikes: [
    { text: 'Kredit ab 3,9 % Zinsen' },
    { text: 'Räntefritt lån' },
    { text: 'Finance your new roof', language: 'en' },
    { text: 'Loans from 5%', language: 'en' },
    { text: 'Apply for a mortgage', language: 'en', as: 'eu_credit_warning' },
    { text: 'Søk lån hos oss' },
    { text: 'No credit check', language: 'en', as: 'eu_credit_warning' },
  ],
  innocent: [
    { text: 'Borrow a bike', language: 'en' },
    { text: 'Credit cards accepted', language: 'en' },
    { text: 'Lånebil under service' },
    { text: 'Loans from 5%', language: 'en', with: { countryCodes: ['NO'] } },
  ],
});
