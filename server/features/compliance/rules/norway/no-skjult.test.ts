import { testRule } from '#tests/compliance/test-rule.ts';
import { noSkjult } from './no-skjult.ts';

testRule(noSkjult, {
  strikes: [
    { text: 'Dette er ikke reklame, bare et godt råd', as: 'no_skjult_ad' },
    { text: 'BREAKING: Nå er taket reddet', as: 'no_skjult_ad' },
    { text: 'NRK avslører: slik sparer du strøm', as: 'no_skjult_ad' },
    { text: 'This is not an ad', language: 'en', as: 'no_skjult_ad' },
  ],
  innocent: [
    { text: 'Siste nytt fra verkstedet finner du hos oss' },
    { text: 'Vi ordner nyheter til høsten' },
    { text: 'Reklameskilt og banner' },
    { text: 'Our news for spring', language: 'en' },
  ],
});
