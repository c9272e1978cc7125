import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const employers: TradeAds = {
  industry: 'Recruitment and staffing',
  ads: [
    {
      text: 'Sykehjemmet på Røros trenger sommervikarer. Du får turnus i god tid, og kolleger som hjelper deg. Ring avdelingsleder Anne.',
      with: { specialAdCategory: 'employment' },
    },
    {
      text: 'Arbeidsmiljøet vårt? Kom på besøk og døm selv. Verkstedet i Narvik leter etter to sveisere, gjerne med fagbrev.',
      with: { specialAdCategory: 'employment' },
    },
    {
      text: 'Vi søker barista til kaffebaren på Sentralstasjonen! Kveld og helg, lønn etter tariff, kurs første uka.',
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Bli utvikler hos oss i Trondheim. 37,5 timer, hjemmekontor to dager, og ingen kode skrives etter klokka fire.',
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Vi ansetter 12 lærlinger i elektrofag. Du er over 18, og har fullført Vg2.',
      with: { ageFrom: 18, ageTo: 22 },
      hint: ['META-SPECIAL'],
      either: ['META-PERSONAL'],
    },
    {
      text: 'Er du arbeidsledig og blakk? Er du alenemor? Vi har jobben for deg i butikk på Lørenskog.',
      hint: ['META-PERSONAL', 'META-SPECIAL'],
    },
    {
      text: 'Kun kvinner under 30 trenger å søke. Pen figur er et pluss – du skal tross alt servere gutta.',
      hint: ['NO-KJØNN', 'META-SPECIAL'],
      either: ['META-PERSONAL'],
    },
    {
      text: 'Norges beste arbeidsplass 2026! Søk jobb hos oss nå.',
      ask: ['NO-VILLEDENDE'],
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Siste frist er i morgen: trainee i kommunen, ett år, fire avdelinger. Les utlysningen og spør oss om det du lurer på.',
      with: { specialAdCategory: 'employment' },
      either: ['NO-AGGRESSIV'],
    },
    {
      text: 'Kurs i lederskap for mellomledere. To dager på Gardermoen, 9 800 kr. Du lærer å si nei, å spørre og å høre etter.',
    },
    {
      text: '🧑‍🍳 Kokk? 🧑‍🔧 Mekaniker? 🧑‍🌾 Røkter? Vi har jobber i hele Nordland, send oss en melding på Messenger.',
      hint: ['META-SPECIAL'],
      either: ['META-GRAMMAR', 'META-BRANDS'],
    },
    {
      language: 'nn',
      text: 'Me treng ein bakar og ein sjåfør på Nordfjordeid. Løn etter avtale, og brød til heile familien.',
      with: { specialAdCategory: 'employment' },
    },
    {
      language: 'nn',
      text: 'Ferievikar i bank i Florø? Du er student og likar tal. Søk før 1. mars, så ringjer me alle saman.',
      hint: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Join our crew! We need two carpenters in Stavanger from January. Good English is enough, and we help you find a room.',
      hint: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: "Work from home and earn $500 a day. My boss doesn't want you to know this secret.",
      hint: ['META-CLAIMS'],
      either: ['NO-VILLEDENDE', 'NO-SKJULT', 'META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Meet our new colleague in Hamburg (drawn by a computer, this time). Apprenticeships from August.',
      with: { countryCodes: ['DE'] },
      picture: { told: { people: 'adults' }, isEnhanced: true },
      ask: ['EU-AI'],
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Søk sommerjobb på under ett minutt. Svar på det du vil.',
      with: { specialAdCategory: 'employment' },
      form: {
        privacyUrl: 'https://jobb.example/personvern',
        questions: ['Alder', 'Kjønn', 'Etnisk bakgrunn', 'Religion', 'Er du gravid?', 'Helse', 'Fagforening'],
      },
      hint: ['EU-GDPR'],
      either: ['META-PERSONAL'],
    },
    {
      text: 'Møt teamet! Vi har ikke spurt alle ennå, men her er vi på kanotur. Ledige stillinger finner du på nettsiden.',
      with: { specialAdCategory: 'employment' },
      picture: { told: { people: 'adults', haveAgreed: false, isRetouched: false } },
      ask: ['NO-NAVN'],
    },
  ],
};
