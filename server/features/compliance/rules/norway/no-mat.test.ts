import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { noMat } from './no-mat.ts';

testRule(noMat, {
  strikes: [
    { text: 'Ny sjokolade', as: 'no_mat_picture', with: picture({ people: 'children' }) },
    { text: 'Sjokoladekake barna elsker', as: 'no_mat_aimed', with: picture({ isForChildren: true }) },
    { text: 'Dinomilkshake for ungene', as: 'no_mat_young' },
    { text: 'Brus til alle', as: 'no_mat_aimed', with: { ageFrom: 13, ageTo: 17 } },
    { text: 'Hei barn! Nå er det is og brus hos oss' },
    { text: 'Smågodt til ungdommen', as: 'no_mat_young' },
    { text: 'Bursdagskake til barna?', as: 'no_mat_young' },
    { text: 'Ny sjokolade', as: 'no_mat_aimed', with: { ageFrom: 13 } },
    { text: 'Ny sjokolade', as: 'no_mat_picture', with: picture({ isForChildren: true }) },
    { text: 'Candy for kids', language: 'en' },
  ],
  innocent: [
    { text: 'Ny sjokolade', with: picture({ people: 'adults' }) },
    { text: 'Slik gjør du barna glade' },
    { text: 'Kaker til bryllup og bursdag' },
    { text: 'Kanelboller rett fra ovnen' },
    { text: 'Is på veien når barna skal på skolen' },
    { text: 'Barneklipp 350 kr' },
    { text: 'Fiskekaker til barna' },
    { text: 'Parti på 200 brett' },
    { text: 'Nye sykler', with: picture({ isForChildren: true }) },
    { text: 'A cake for your wedding', language: 'en' },
  ],
});
