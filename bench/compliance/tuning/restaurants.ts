import type { TradeAds } from '../labelled-ad.ts';

export const restaurants: TradeAds = {
  industry: 'Restaurants and food',
  ads: [
    {
      text: 'ØLSMAKING med bryggerimesteren. Seks slag øl og litt spekemat, 450 kr per hode.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GRAMMAR', 'META-GOODS'],
    },
    {
      text: 'v i n k v e l d på Olivers. Ta med venninnene!',
      stop: ['NO-ALKOHOL'],
      either: ['META-GRAMMAR', 'META-GOODS'],
    },
    {
      text: 'Iskald pi🍺ls og fotballkamp på storskjerm. Avspark 20.45!',
      stop: ['NO-ALKOHOL'],
      either: ['META-GRAMMAR', 'META-GOODS'],
    },
    {
      text: 'Alkoholfri prosecco til julelunsjen, 89 kr glasset.',
      ask: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      text: 'Oel, akevitt og lutefisk! Fire ganger i uka fram til jul.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      text: 'Pølser på bålet, følg stien fra parkeringa. Bølgene hører du før du ser kiosken. Åpent når flagget er oppe.',
    },
    {
      text: 'Rekecocktail, kalkun og riskrem. Klassisk julebord slik mormor husker det, 595 kr per person. Bryggerhuset tar 60 gjester.',
    },
    {
      text: 'Vinterferiemeny! Barna lager sin egen pizza mens de voksne får kaffe i fred. Start klokka 11 alle dager i uke 8.',
    },
    {
      text: 'Byens beste burger, garantert. Kåret til nr. 1 av Adresseavisen i 2019.',
      ask: ['NO-VILLEDENDE'],
    },
    {
      text: 'Gratis dessert når du bestiller hovedrett. Kun denne uka!',
      ask: ['NO-AGGRESSIV', 'NO-GRATIS'],
      either: ['NO-TILLEGG'],
    },
    {
      text: 'Barn under 12 spiser gratis sammen med en voksen som spiser hovedrett. Gjelder på søndager.',
      ask: ['NO-GRATIS'],
      either: ['NO-BARN', 'NO-MAT'],
    },
    {
      text: 'Hei, du på ungdomsskolen! Milkshake og pommes frites for 79 kr etter skoletid.',
      with: { ageFrom: 13, ageTo: 16 },
      ask: ['NO-BARN', 'NO-MAT'],
    },
    {
      text: 'Sushi for to, 399 kr. Hent selv, eller la oss sykle den hjem til deg for 59.',
      either: ['NO-PRIS'],
    },
    {
      text: 'Lettkledde servitriser, kalde fat og stor skjerm. Gutta krutt: velkommen til Babes Bar!',
      hint: ['NO-KJØNN'],
      either: ['NO-ALKOHOL', 'META-GOODS'],
    },
    {
      text: 'Pokerkveld og freespins i baren! Vi har jackpot hver lørdag.',
      stop: ['NO-SPILL'],
      either: ['NO-TILLEGG', 'NO-ALKOHOL', 'META-GOODS', 'META-SPECIAL'],
    },
    {
      text: 'Surkål helbreder magen og forebygger kreft. Kjøp et glass hos kokken.',
      stop: ['NO-HELSEPÅSTAND'],
    },
    {
      text: 'Ingefær, sitron og chili: detox på glass. Renser kroppen for giftstoffer.',
      ask: ['NO-HELSEPÅSTAND'],
      either: ['META-BODY', 'META-CLAIMS'],
    },
    {
      language: 'nn',
      text: 'Raudvin til biffen og ein akevitt etterpå – høyrest det ikkje ut som ein fin laurdag?',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      language: 'nn',
      text: 'Kald pils og varm quiz i kjellaren kvar onsdag. Vinn gåvekort!',
      stop: ['NO-ALKOHOL'],
      ask: ['NO-TILLEGG'],
      either: ['META-GOODS'],
    },
    {
      language: 'en',
      text: 'Fish soup that is worth the walk. Cold drinks, hot stoves and soft serve in summer. Table for two? Call before noon.',
    },
    {
      language: 'en',
      text: 'W1ne & tapas by the fjord 🍷 Prosecco on arrival.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GRAMMAR', 'META-GOODS'],
    },
    {
      language: 'en',
      text: 'Kids eat free with every adult main! Unlimited soda and donuts, and a toy for every little hero.',
      picture: { told: { isRetouched: false, isForChildren: true } },
      ask: ['NO-GRATIS', 'NO-MAT'],
      either: ['NO-TILLEGG', 'NO-BARN'],
    },
    {
      language: 'en',
      text: 'The best pizza in Scandinavia. Period. Five stars from everyone who has ever eaten here.',
      ask: ['NO-VILLEDENDE', 'NO-ANMELDELSE'],
    },
    {
      language: 'en',
      text: 'Hard seltzer and donuts at the student café in Porto!',
      with: { countryCodes: ['PT'], ageFrom: 17, ageTo: 24 },
      hint: ['EU-KIDS'],
      either: ['META-GOODS'],
    },
    {
      language: 'en',
      text: 'Vodka night! Doors open at nine in Riga.',
      with: { countryCodes: ['LV'], ageFrom: 16, ageTo: 40 },
      hint: ['EU-KIDS'],
      either: ['META-GOODS'],
    },
  ],
};
