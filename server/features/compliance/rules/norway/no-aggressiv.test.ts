import { testRule } from '#tests/compliance/test-rule.ts';
import { noAggressiv } from './no-aggressiv.ts';

testRule(noAggressiv, {
  strikes: [
    { text: 'Siste sjanse!', as: 'no_aggressiv_urgent' },
    { text: 'Kun i dag: fri montering', as: 'no_aggressiv_tonight' },
    { text: 'Kun i dag: fri montering', as: 'no_aggressiv_urgent', with: { endsOn: '2026-11-27' } },
    { text: 'Bare 3 plasser igjen', as: 'no_aggressiv_urgent' },
    { text: 'Løp og kjøp', as: 'no_aggressiv_urgent' },
    { text: 'Skynd deg, det haster!' },
    { text: 'Få plasser igjen', as: 'no_aggressiv_urgent' },
    { text: 'Begrenset antall', as: 'no_aggressiv_scarce' },
    { text: 'Berre i dag', as: 'no_aggressiv_tonight' },
    { text: 'Hurry, only 4 left!', language: 'en' },
    { text: 'Today only', language: 'en' },
  ],
  innocent: [
    { text: 'Når det haster, kommer vi samme dag' },
    { text: 'Haster det? Ring oss' },
    { text: 'Få pengene igjen på skatten' },
    { text: 'Slik får du energien igjen' },
    { text: 'Ring oss i dag' },
    { text: 'Så lenge lageret rekker' },
    { text: 'Åpent kun på hverdager' },
    { text: 'Søknadsfrist 1. desember' },
    { text: 'Siste dag er lørdag 28. november' },
    { text: 'No hurry, we wait for you', language: 'en' },
    { text: 'Call us today', language: 'en' },
  ],
});
