import { testRule } from '#tests/compliance/test-rule.ts';
import { metaClaims } from './meta-claims.ts';

testRule(metaClaims, {
  strikes: [
    { text: 'Kremen fjernet kvisene mine på 7 dager' },
    { text: 'Gå ned åtte kilo på tre veker' },
    { text: 'Det legene ikke vil at du skal vite' },
    { text: 'Ingen risiko, bare penger inn på konto' },
    { text: 'What banks do not want: this one weird trick', language: 'en' },
    { text: 'Debt free in two weeks', language: 'en' },
    { text: 'Tjen 10 000 kr om dagen', as: 'meta_claims_riches' },
    { text: 'Du vil ikke tro hva som skjedde', as: 'meta_claims_sensational' },
    { text: 'Legene hater dette trikset' },
    { text: 'Passiv inntekt', as: 'meta_claims_riches' },
    { text: 'Bli kvitt 5 kg på 7 dager', as: 'meta_claims_sensational' },
    { text: 'Doctors hate this', language: 'en', as: 'meta_claims_sensational' },
    { text: 'Make money while you sleep', language: 'en', as: 'meta_claims_riches' },
    { text: 'Earn $500 a day', language: 'en', as: 'meta_claims_riches' },
  ],
  innocent: [
    { text: 'Nytt tak på tre uker' },
    { text: 'Resultatlisten kommer på søndag' },
    { text: 'Kurs på ti timer' },
    { text: 'A risk assessment of your roof', language: 'en' },
    { text: 'Nytt bad på 7 dager' },
    { text: 'Lønn 250 kr i timen' },
    { text: 'Jobb hjemmefra to dager i uka' },
    { text: 'Levering på 2 dager' },
    { text: 'Hemmelig hage' },
    { text: 'Delivery in 2 days', language: 'en' },
    { text: 'New kitchen in 10 days', language: 'en' },
  ],
});
