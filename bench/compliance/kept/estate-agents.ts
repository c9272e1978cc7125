import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const estateAgents: TradeAds = {
  industry: 'Real estate',
  ads: [
    {
      text: 'Leilighet i Bjørvika – prisantydning kun 3,9 mill 😍',
      with: { specialAdCategory: 'housing' },
      ask: ['NO-EIENDOM'],
    },
    {
      text: 'PRISANTYDNING 4 100 000! RING MEGLER NÅ!!!',
      with: { specialAdCategory: 'housing' },
      ask: ['NO-EIENDOM'],
      hint: ['META-GRAMMAR'],
    },
    {
      text: 'Hytte på Sjusjøen. Pris\u00adantydning 3 400 000, ski inn og ut.',
      ask: ['NO-EIENDOM'],
      either: ['META-SPECIAL'],
    },
    {
      text: 'Priss\u00adantydning fra 2 890 000 på 40 nye leiligheter i Moss! Bare fem igjen.',
      ask: ['NO-AGGRESSIV', 'NO-PRIS'],
      hint: ['META-SPECIAL'],
      either: ['NO-EIENDOM'],
    },
    {
      text: 'Bli kvitt megleren! Selg boligen selv, prisantydning fastsetter du. 14 900 kr for alt.',
      either: ['NO-EIENDOM', 'META-SPECIAL'],
    },
    {
      text: 'Selveier på St. Hanshaugen, totalpris 6 842 000 (prisantydning 6 690 000 + omkostninger). Ingen fellesgjeld. Lys stue og eget soverom mot gården.',
      with: { specialAdCategory: 'housing' },
    },
    {
      text: 'Skal du selge i vinter? Megler Astrid gir deg et tilbud du kan sove på. Uforpliktende, og uten mas.',
      either: ['NO-FORPRIS', 'META-SPECIAL'],
    },
    {
      text: 'Byens beste megler? Det sier tallene: vi selger dobbelt så raskt som alle andre.',
      ask: ['NO-VILLEDENDE'],
      either: ['NO-ANMELDELSE', 'META-SPECIAL'],
    },
    {
      text: 'Boligprisene stiger! Kjøp nå før det er for sent – siste sjanse til å komme inn på markedet.',
      ask: ['NO-AGGRESSIV'],
      hint: ['META-SPECIAL'],
      either: ['META-PERSONAL', 'META-CLAIMS'],
    },
    { text: 'Halv provisjon på alle oppdrag i januar.', either: ['NO-FORPRIS', 'META-SPECIAL'] },
    {
      text: 'Klimanøytrale boliger på Fornebu. Bærekraftig arkitektur, miljøvennlig hverdag.',
      ask: ['NO-MILJØ'],
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Boligkonferanse for styreledere: arbeidsmiljø, vaktmester og vedlikehold. Påmelding til 4. desember. Kantina er åpen for alle.',
    },
    {
      text: 'Vi søker eiendomsmegler til kontoret på Nordstrand. Fastlønn første året, mange gode kolleger.',
      hint: ['META-SPECIAL'],
    },
    {
      language: 'nn',
      text: 'Hus til sals på Stord! Prisantyding 3 150 000. Fem minutt frå skule og sjø.',
      ask: ['NO-EIENDOM'],
      hint: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Flat in central Oslo, asking price NOK 3,450,000. Two minutes from the park.',
      ask: ['NO-EIENDOM'],
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Prisantydnin\u0261 7 250 000 for villa med sjøutsikt, Nesøya',
      with: { specialAdCategory: 'housing' },
      ask: ['NO-EIENDOM'],
    },
    {
      text: 'Bildene er gjort finere på data, og kvinnen i sofaen finnes ikke. Visning på tirsdag.',
      with: { specialAdCategory: 'housing' },
      picture: { told: { people: 'adults', isRetouched: false }, isEnhanced: true },
      either: ['NO-RETUSJ', 'NO-NAVN', 'EU-AI'],
    },
    {
      text: 'Tre nye prosjekter i Asker. Meld interesse, så får du prospektet først.',
      with: { specialAdCategory: 'housing', hasPixel: true },
      form: {
        privacyUrl: null,
        questions: ['Inntekt', 'Sivilstand'],
        consent: 'Du godtar nyhetsbrev om nye boliger på e-post.',
      },
      ask: ['NO-SPAM', 'NO-PIXEL'],
      hint: ['EU-GDPR'],
    },
  ],
};
