import { testRule } from '#tests/compliance/test-rule.ts';
import { noForpris } from './no-forpris.ts';

const earlier = {
  campaign: 'Oktober',
  product: 'service ',
  priceMinor: 99000,
  currency: 'NOK',
  until: '2026-11-10',
};

testRule(noForpris, {
  strikes: [
    { text: 'Før 1 490 kr, nå 990 kr', as: 'no_forpris_told' },
    { text: 'Nå kun 699,- (før 999,-)', as: 'no_forpris_told' },
    {
      text: 'Varmepumpe til 19 990 kr',
      as: 'no_forpris_told',
      with: { beforePriceMinor: 2499000, campaignPriceMinor: 1999000 },
    },
    { text: '30 % rabatt på alle dekk, bare i november', as: 'no_forpris_untold' },
    { text: 'Sommersalg!', as: 'no_forpris_untold' },
    { text: 'Black Week er i gang', as: 'no_forpris_untold' },
    { text: 'Halv pris på alt', as: 'no_forpris_untold' },
    { text: '-40 % på sko', as: 'no_forpris_untold' },
    { text: 'Spar 500 kr på service', as: 'no_forpris_untold' },
    { text: 'R A B A T T på alt', as: 'no_forpris_untold' },
    { text: 'Julerabatten er her', as: 'no_forpris_untold' },
    { text: 'Kampanjepris 4 990 kr', as: 'no_forpris_untold' },
    { text: 'Ukens tilbud: laks', as: 'no_forpris_untold' },
    {
      text: 'Før 1 490 kr, nå 990 kr',
      as: 'no_forpris_contradicted',
      with: { productService: 'Service', earlierPrices: [earlier] },
    },
    { text: '20% off all bikes', language: 'en' },
    { text: 'Was NOK 1,490, now NOK 990', language: 'en', as: 'no_forpris_told' },
    { text: 'Half price this week', language: 'en' },
  ],
  innocent: [
    { text: 'Få et gratis tilbud' },
    { text: 'Be om et uforpliktende tilbud på nytt bad' },
    { text: 'Leilighet til salgs' },
    { text: 'Salg og service av gressklippere' },
    { text: 'Vi har et godt tilbud til barn i alle aldre' },
    { text: 'Fast pris 990 kr' },
    { text: 'Bestill før 15. desember, nå er det god plass' },
    { text: 'Bygget før 1990, nå pusset opp' },
    { text: 'Spar inntil 50 % på strømmen' },
    { text: 'Studentrabatt hele året' },
    { text: 'Nedsatt hørsel? Vi hjelper' },
    { text: 'Åpent fra 10 til 16' },
    { text: 'House for sale', language: 'en' },
    { text: 'Save 30% on your heating bills', language: 'en' },
    { text: 'Til 990 kr', with: { beforePriceMinor: null, campaignPriceMinor: 99000 } },
  ],
});
