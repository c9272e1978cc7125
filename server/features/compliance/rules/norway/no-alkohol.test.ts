import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { noAlkohol } from './no-alkohol.ts';

testRule(noAlkohol, {
  strikes: [
    { text: 'Kald øl på fredag', as: 'no_alkohol_drink' },
    { text: 'Tapas og et glass vin' },
    { text: 'Vinsmaking hos oss', as: 'no_alkohol_drink' },
    { text: 'Afterwork hver fredag', as: 'no_alkohol_drink' },
    { text: 'Happy hour 16–18', as: 'no_alkohol_drink' },
    { text: 'Prosecco på terrassen', as: 'no_alkohol_drink' },
    { text: 'Juleøl og pinnekjøtt', as: 'no_alkohol_drink' },
    { text: 'V I N til maten' },
    { text: 'Kald oel i baren', as: 'no_alkohol_drink' },
    { text: 'Alkoholfritt øl på fat', as: 'no_alkohol_without' },
    { text: 'Kom innom', as: 'no_alkohol_picture', with: picture({ hasAlcoholOrTobacco: true }) },
    { text: 'Craft beer and burgers', language: 'en', as: 'no_alkohol_drink' },
    { text: 'Cocktails from five', language: 'en', as: 'no_alkohol_drink' },
  ],
  innocent: [
    { text: 'Vinn en reise' },
    { text: 'Nye vinduer til vinteren' },
    { text: 'Vinterdekk' },
    { text: 'Barstol og bar benk' },
    { text: 'Bare hyggelige folk' },
    { text: 'Oppgi VIN-nummer' },
    { text: 'Føl deg som hjemme' },
    { text: 'Søl på gulvet?' },
    { text: 'Ølslange og koblinger' },
    { text: 'Brus og is' },
    { text: 'Hus på Ølen' },
    { text: 'Sider om historie' },
    { text: 'Rom med utsikt' },
    { text: 'Ingefærshots' },
    { text: 'He drinks coffee', language: 'en' },
    { text: 'The best bar stool', language: 'en' },
    { text: 'Ginger beer and lemonade', language: 'en' },
    { text: 'Kom innom', with: picture({}) },
  ],
});
