import { testRule } from '#tests/compliance/test-rule.ts';
import { noTillegg } from './no-tillegg.ts';

testRule(noTillegg, {
  strikes: [
    { text: 'Vinn et gavekort på 5 000 kr' },
    { text: 'Bli med i konkurransen' },
    { text: 'Vi trekker en vinner fredag' },
    { text: 'Få en pute på kjøpet', as: 'no_tillegg_terms' },
    { text: 'Tagg en venn i kommentarfeltet', as: 'no_tillegg_share' },
    { text: 'Julekonkurranse!', as: 'no_tillegg_terms' },
    { text: 'Win a weekend in Oslo', language: 'en' },
    { text: 'Tag a friend', language: 'en', as: 'no_tillegg_share' },
  ],
  innocent: [
    { text: 'Konkurransedyktige priser på varmepumper' },
    { text: 'Vinn tid med robotklipper' },
    { text: 'Vinterdekk og vindu' },
    { text: 'Vi er i hard konkurranse med de store' },
    { text: 'Visdomstenner trekkes mens du sover' },
    { text: 'Avfukteren trekker ut vannet' },
    { text: 'Vinsmaking' },
    { text: 'En vinn-vinn-situasjon' },
    { text: 'Win back your evenings', language: 'en' },
    { text: 'A window for winter', language: 'en' },
  ],
});
