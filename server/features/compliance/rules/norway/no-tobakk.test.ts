import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { noTobakk } from './no-tobakk.ts';

testRule(noTobakk, {
  strikes: [
    { text: 'Kom innom', as: 'no_tobakk_picture', with: picture({ hasTobacco: true }) },
    { text: 'Snus til lav pris', as: 'no_tobakk_product' },
    { text: 'Vape i alle smaker', as: 'no_tobakk_product' },
    { text: 'E-sigaretter på nett', as: 'no_tobakk_product' },
    { text: 'Sigarer fra Cuba', as: 'no_tobakk_product' },
    { text: 'Nikotinposer', as: 'no_tobakk_product' },
    { text: 'Snusboksen din', as: 'no_tobakk_product' },
    { text: 'Cigars and tobacco', language: 'en' },
  ],
  innocent: [
    { text: 'Hjelp til røykeslutt' },
    { text: 'Kom innom', with: picture({ hasAlcohol: true }) },
    { text: 'Hunden vil snuse' },
    { text: 'Snus rundt i butikken' },
    { text: 'Røykvarslere' },
    { text: 'Røykfritt hjem' },
    { text: 'Snusfornuftig' },
    { text: 'Snus inn duften av nybakt brød' },
    { text: 'Snus på duften av nytrukket kaffe' },
    { text: 'Smoke alarms', language: 'en' },
  ],
});
