import { testRule } from '#tests/compliance/test-rule.ts';
import { noMiljo } from './no-miljo.ts';

testRule(noMiljo, {
  strikes: [
    { text: 'Miljøvennlig maling', as: 'no_miljo_claim' },
    { text: 'Klimanøytralt hotell', as: 'no_miljo_claim' },
    { text: 'CO2-nøytral frakt', as: 'no_miljo_claim' },
    { text: 'Bærekraftige møbler', as: 'no_miljo_claim' },
    { text: 'Berekraftig ull', as: 'no_miljo_claim' },
    { text: 'Ta det grønne valget', as: 'no_miljo_claim' },
    { text: 'Økologisk brød', as: 'no_miljo_certified' },
    { text: 'Øko-egg og økomelk' },
    { text: 'Utslippsfri levering', as: 'no_miljo_claim' },
    { text: 'MILJØ-VENNLIG vask' },
    { text: 'Eco-friendly cleaning', language: 'en', as: 'no_miljo_claim' },
    { text: 'Carbon neutral delivery', language: 'en', as: 'no_miljo_claim' },
    { text: 'Organic bread', language: 'en', as: 'no_miljo_certified' },
  ],
  innocent: [
    { text: 'Grønn sofa' },
    { text: 'Grønne planter til stua' },
    { text: 'Et godt arbeidsmiljø' },
    { text: 'Økonomisk vaskemiddel' },
    { text: 'Et økosystem av apper' },
    { text: 'Miljøstasjonen i Bergen' },
    { text: 'Grønnsaker rett fra gården' },
    { text: 'En grønnere plen på tre uker' },
    { text: 'Elbillader hjemme' },
    { text: 'Green sofa', language: 'en' },
    { text: 'Organic growth', language: 'en' },
  ],
});
