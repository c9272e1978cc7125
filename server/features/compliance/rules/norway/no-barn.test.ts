import { testRule } from '#tests/compliance/test-rule.ts';
import { noBarn } from './no-barn.ts';

testRule(noBarn, {
  strikes: [
    { text: 'Heia barn! Kom og kjøp godteri', as: 'no_barn_pressed' },
    { text: 'Mas på mor di!', as: 'no_barn_pressed' },
    { text: 'Få med deg foreldra og kom', as: 'no_barn_pressed' },
    { text: 'Kjøp nå, alle barn!', with: { ageFrom: 13 } },
    { text: 'Mas på mamma til du får den!', as: 'no_barn_pressed' },
    { text: 'Hei barn! Kjøp den nye figuren nå', as: 'no_barn_pressed' },
    { text: 'Bruk ukepengene på en ny spiller', as: 'no_barn_pressed' },
    { text: 'Er du under 18? Da er dette for deg', as: 'no_barn_addressed' },
    { text: 'Sykler for alle', as: 'no_barn_age', with: { ageFrom: 13 } },
    { text: 'Ask your mum to buy it', language: 'en', as: 'no_barn_pressed' },
    { text: 'Hey kids! Get yours today', language: 'en', as: 'no_barn_pressed' },
  ],
  innocent: [
    { text: 'Kjøp nå! Nye sykler til barna' },
    { text: 'Kjøp gaver til barna hos oss' },
    { text: 'Si til mamma at du er glad i henne' },
    { text: 'Få pappa til å smile på farsdagen' },
    { text: 'Spør foreldrene dine om lov først' },
    { text: 'Barneklipp 350 kr' },
    { text: 'Svømmekurs for barn' },
    { text: 'Vi passer på ungene mens du handler' },
    { text: 'Shoes for children', language: 'en' },
  ],
});
