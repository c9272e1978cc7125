import type { TradeAds } from '../labelled-ad.ts';

export const farms: TradeAds = {
  industry: 'Agriculture and gardening',
  ads: [
    {
      text: 'Juletrær, rett fra åkeren. Velg selv, sag selv, bær selv. Alle høyder 450 kr, vi har sag og tau du kan låne.',
    },
    {
      text: 'Poteter fra Ringerike. 5 kg 129 kr, 25 kg 449 kr. Selges fra låven fredag 15–19 så lenge det er noe i kjelleren.',
    },
    {
      text: 'Tyttebærsaft forebygger urinveisinfeksjon og helbreder forkjølelse – bestemors eget råd.',
      stop: ['NO-HELSEPÅSTAND'],
    },
    {
      text: 'Havtornjuice: detox for leveren og slankende for kroppen. 3 for 2 i butikken.',
      ask: ['NO-HELSEPÅSTAND'],
      either: ['NO-FORPRIS', 'NO-HELSE', 'META-BODY', 'META-CLAIMS'],
    },
    {
      text: 'Eplemost kurer\u0435r gikt! Smak den på tunet i Gvarv.',
      stop: ['NO-HELSEPÅSTAND'],
      either: ['META-BODY', 'META-GRAMMAR'],
    },
    {
      text: 'Klimanøytral ku! Melka vår er grønn, bærekraftig og bedre for planeten.',
      ask: ['NO-MILJØ'],
      either: ['NO-VILLEDENDE'],
    },
    {
      text: 'Sider fra egen hage! Tørr og frisk, 6,5 %. Smaking i låven hver lørdag.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      text: 'M\u00adj\u00adø\u00add av lynghonning, brygget på gammelt vis. Hentes på gården.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GRAMMAR', 'META-GOODS'],
    },
    {
      text: 'Bjørkeved, 40-literssekk 119 kr. Kjørt hjem til deg i Oslo for 300 kr, uansett hvor mange sekker du tar.',
      either: ['NO-PRIS'],
    },
    {
      text: 'Ridekurs for barn fra åtte år. Fem ganger, 1 500 kr, hjelm kan lånes. Foreldre venter i stallen, der er det kaffe.',
    },
    {
      text: 'Grønt bibliotek: lån en plante i vinter, og lever den tilbake til våren. Vi bytter stiklinger hver siste søndag.',
    },
    {
      text: 'Gårdsbutikken søker sommerhjelp. Du er minst 16, morgenfugl og god i hoderegning.',
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Kvann, ryllik og ramsløk. Urtekurs med Guri: vi går i skogen, kjenner igjen, plukker og tørker. Ta med kurv og støvler.',
    },
    {
      language: 'nn',
      text: 'Sau til sals, og skinn til fotenden. Me held til i Valdres, der vegen endar. Ring før du køyrer.',
    },
    {
      language: 'nn',
      text: 'Heimebrygg og eplesider frå Ulvik. Prøvesmaking kvar fredag, alle over 18 er velkomne.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      language: 'nn',
      text: 'Meld deg på gardsturen! Me hentar deg med traktor på stasjonen.',
      form: {
        privacyUrl: 'https://garden.example/personvern',
        questions: ['Kor mange kjem?'],
        consent: 'Når du melder deg på, får du òg nyhendebrevet og SMS om tilbod frå oss.',
      },
      ask: ['NO-SPAM'],
    },
    {
      language: 'en',
      text: 'Pick your own Christmas tree near Hamar. Saw, sled and cocoa included. 500 kr, whatever the height.',
    },
    {
      language: 'en',
      text: "Farm shop in Schleswig. Green beans, white asparagus, red apples. The road is rough, the welcome isn't.",
      with: { countryCodes: ['DE'] },
    },
    {
      language: 'en',
      text: 'Elderberry syrup that boosts your immune system all winter. Order from Skåne.',
      with: { countryCodes: ['SE'] },
      ask: ['EU-HEALTH'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Heals arthritis naturally: our Finnish birch sap. 12 bottles, €39.',
      with: { countryCodes: ['FI'] },
      ask: ['EU-HEALTH'],
      either: ['EU-UCPD', 'META-BODY', 'META-CLAIMS'],
    },
    {
      language: 'en',
      text: 'This garlic prevents cancer and lowers your blood pressure overnight. Sent from Valencia.',
      with: { countryCodes: ['ES'] },
      ask: ['EU-HEALTH'],
      either: ['EU-UCPD', 'META-PERSONAL', 'META-BODY', 'META-CLAIMS'],
    },
    {
      language: 'other',
      text: 'Vår honung botar förkylning och stärker immunförsvaret. Köp på gården i Falkenberg.',
      with: { countryCodes: ['SE'] },
      ask: ['EU-HEALTH'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Climate-neutral milk from happy cows. Sustainable, eco-friendly, Danish.',
      with: { countryCodes: ['DK'] },
      stop: ['EU-GREEN'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: 'Vores bæredygtige julegæs er klimavenlige og danske.',
      with: { countryCodes: ['DK'] },
      stop: ['EU-GREEN'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: "Pommes de terre cultivées dans le respect de l'environnement, une agriculture durable et respectueuse de l'environnement.",
      with: { countryCodes: ['FR'] },
      stop: ['EU-GREEN'],
      either: ['EU-UCPD'],
    },
    {
      text: 'Bærekraftig og klimanøytral jakke til hele Norden!',
      with: { countryCodes: ['NO', 'SE', 'DK'] },
      stop: ['EU-GREEN'],
      ask: ['NO-MILJØ'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Apple vinegar that cures diabetes and melts belly fat. Sent from Styria.',
      with: { countryCodes: ['AT'] },
      ask: ['EU-HEALTH'],
      either: ['EU-UCPD', 'META-PERSONAL', 'META-BODY', 'META-CLAIMS'],
    },
  ],
};
