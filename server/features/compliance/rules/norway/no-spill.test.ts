import { testRule } from '#tests/compliance/test-rule.ts';
import { noSpill } from './no-spill.ts';

testRule(noSpill, {
  strikes: [
    { text: 'Casino på nett', as: 'no_spill_game' },
    { text: 'Beste odds på kampen', as: 'no_spill_game' },
    { text: '100 freespins', as: 'no_spill_game' },
    { text: 'Nettpoker', as: 'no_spill_game' },
    { text: 'Lodd i lotteriet vårt', as: 'no_spill_licence' },
    { text: 'Place a bet tonight', language: 'en', as: 'no_spill_game' },
    { text: 'C4sino', as: 'no_spill_game' },
  ],
  innocent: [
    { text: 'Jackpot for deg som liker hage' },
    { text: 'Oddsene er på din side hos oss' },
    { text: 'Mot alle odds ble taket tett' },
    { text: 'Spillkonsoll til jul' },
    { text: 'Brettspill for hele familien' },
    { text: 'Tipping av avfall' },
    { text: 'Odds and ends', language: 'en' },
  ],
});
