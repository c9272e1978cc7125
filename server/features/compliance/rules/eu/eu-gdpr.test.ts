import { testRule } from '#tests/compliance/test-rule.ts';
import { euGdpr } from './eu-gdpr.ts';

const form = { privacyUrl: 'https://example.no/personvern', questions: ['Navn'] };

testRule(euGdpr, {
  strikes: [
    { text: 'Hei', as: 'eu_gdpr_privacy', with: { form: { privacyUrl: null, questions: ['Navn'] } } },
    { text: 'Hei', as: 'eu_gdpr_many', with: { form: { ...form, questions: Array.from('abcdefg') } } },
    { text: 'Hvilken diagnose har du?', as: 'eu_gdpr_sensitive', of: 'form' },
    { text: 'Fødselsnummer', as: 'eu_gdpr_identity', of: 'form' },
    {
      text: 'Hei',
      as: 'eu_gdpr_sensitive',
      with: { form: { ...form, questions: ['Bruker du medisiner?'] } },
    },
    { text: 'Are you in a trade union?', as: 'eu_gdpr_sensitive', of: 'form', language: 'en' },
  ],
  innocent: [
    { text: 'Hei', with: { form: { ...form, questions: ['Navn', 'Telefon', 'Hva gjelder det?'] } } },
    { text: 'Når passer det å ringe?', of: 'form' },
    { text: 'Vi selger medisinskap' },
    { text: 'Hvilket rom gjelder det?', of: 'form' },
  ],
});
