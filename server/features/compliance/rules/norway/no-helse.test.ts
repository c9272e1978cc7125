import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { noHelse } from './no-helse.ts';

testRule(noHelse, {
  strikes: [
    { text: 'Rynkebehandling', with: picture({ isBeforeAndAfter: true }) },
    { text: 'Fillers i leppene' },
    { text: 'Leppefiller hos klinikken', as: 'no_helse_sober' },
    { text: 'Se før og etter av rynkene' },
    { text: 'Slankeoperasjon i Oslo', as: 'no_helse_sober' },
    { text: 'Fettsuging', as: 'no_helse_sober' },
    { text: 'Lip filler and facelift', language: 'en' },
  ],
  innocent: [
    { text: 'Nytt bad', with: picture({ isBeforeAndAfter: true }) },
    { text: 'Før og etter: nytt bad' },
    { text: 'Filler og kluter' },
    { text: 'Behandling av tregulv' },
    { text: 'Hudkrem til vinteren' },
    { text: 'Fysioterapi i sentrum' },
    { text: 'Wood filler', language: 'en' },
    { text: 'Before and after: your kitchen', language: 'en' },
  ],
});
