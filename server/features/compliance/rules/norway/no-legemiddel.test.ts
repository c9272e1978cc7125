import { testRule } from '#tests/compliance/test-rule.ts';
import { noLegemiddel } from './no-legemiddel.ts';

testRule(noLegemiddel, {
  strikes: [
    { text: 'Botox i Bergen', as: 'no_legemiddel_prescribed' },
    { text: 'Ozempic uten kø', as: 'no_legemiddel_prescribed' },
    { text: 'Slankesprøyter hos oss', as: 'no_legemiddel_prescribed' },
    { text: 'Reseptfrie legemidler', as: 'no_legemiddel_counter' },
    { text: 'B0tox', as: 'no_legemiddel_prescribed' },
    { text: 'Wegovy delivered', language: 'en', as: 'no_legemiddel_prescribed' },
  ],
  innocent: [
    { text: 'Reseptbriller' },
    { text: 'Hårbotox hos frisøren' },
    { text: 'Behandling av gulv' },
    { text: 'Oppskrift på brød' },
    { text: 'Prescription glasses', language: 'en' },
  ],
});
