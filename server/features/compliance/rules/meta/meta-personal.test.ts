import { testRule } from '#tests/compliance/test-rule.ts';
import { metaPersonal } from './meta-personal.ts';

testRule(metaPersonal, {
  strikes: [
    { text: 'Er du overvektig?', as: 'meta_personal_told' },
    { text: 'Du som har diabetes', as: 'meta_personal_told' },
    { text: 'Sliter du med gjeld?', as: 'meta_personal_told' },
    { text: 'Gjeld?', as: 'meta_personal_told' },
    { text: 'Er du over 50?', as: 'meta_personal_implied' },
    { text: 'Møt andre kristne', as: 'meta_personal_told' },
    { text: 'Single i Bergen', as: 'meta_personal_implied' },
    { text: 'Har du vondt i ryggen?', as: 'meta_personal_implied' },
    { text: 'For deg som lider av angst', as: 'meta_personal_told' },
    { text: 'Are you overweight?', language: 'en', as: 'meta_personal_told' },
    { text: 'Struggling with debt?', language: 'en', as: 'meta_personal_told' },
    { text: 'Over 50?', language: 'en', as: 'meta_personal_implied' },
  ],
  innocent: [
    { text: 'Du som har hus' },
    { text: 'Sliter du med tett avløp?' },
    { text: 'Har du spørsmål?' },
    { text: 'Er du klar for vinteren?' },
    { text: 'Vi hjelper folk med diabetes' },
    { text: 'For deg som bor i Bergen' },
    { text: 'Er du ute etter ny jobb?' },
    { text: 'Har du plass til en til?' },
    { text: 'Har du allergi? Si fra, så tilpasser vi menyen' },
    { text: 'Din nye nabo' },
    { text: 'Are you ready?', language: 'en' },
    { text: 'Do you have a leaking roof?', language: 'en' },
    { text: 'Your new kitchen', language: 'en' },
  ],
});
