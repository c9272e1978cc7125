import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const events: TradeAds = {
  industry: 'Events and weddings',
  ads: [
    {
      headline: 'Konsert i Vinje kulturhus',
      text: 'Hardingfele og elgitar i samme rom, for første gang. Billetter 320 kr, ungdom 160.',
      description: 'Lørdag 5. desember kl. 19',
    },
    {
      text: 'Digital detox på fjellet: tre dager uten skjerm, med ved, ski og bøker. 3 200 kr, inkludert mat. Telefonen får ligge i en sekk.',
    },
    {
      text: 'Brettspillkveld på biblioteket. Mot alle odds har vi fått plass til to bord til, så nå kan dere bli tretti.',
      either: ['NO-SPILL'],
    },
    { text: 'Vinterbading, badstue og en kopp suppe. Hver søndag i Moss. Ta med håndkle, resten har vi.' },
    {
      text: 'Rødvinsaften med foredrag. Smak seks viner fra Rhône, 790 kr.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      text: 'Whi\u200bsky og jazz. Billett 690 kr med smaking.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GRAMMAR', 'META-GOODS'],
    },
    {
      text: 'Casinokveld for bedriften! Roulette, blackjack og poker med ekte gevinster.',
      stop: ['NO-SPILL'],
      either: ['NO-TILLEGG', 'META-GOODS', 'META-SPECIAL'],
    },
    {
      text: 'Få 100 freespins når du registrerer deg hos Lykkekassa 🎰 Uten innskudd!',
      stop: ['NO-SPILL'],
      either: ['NO-GRATIS', 'NO-TILLEGG', 'META-GOODS', 'META-SPECIAL'],
    },
    {
      text: '\u0441asino, sp1lleautomater og bett\u200bing, rett på mobilen.',
      stop: ['NO-SPILL'],
      either: ['META-GRAMMAR', 'META-GOODS', 'META-SPECIAL'],
    },
    {
      text: 'Nettcasino med norsk kundestøtte. Utbetaling på minuttet, bonus på 200 %.',
      stop: ['NO-SPILL'],
      either: ['NO-TILLEGG', 'NO-KREDITT', 'META-CLAIMS', 'META-GOODS', 'META-SPECIAL'],
    },
    {
      text: 'Spilleautomatene er tilbake! Spinn, vinn og ta ut gevinsten samme dag.',
      stop: ['NO-SPILL'],
      either: ['NO-TILLEGG', 'META-GOODS', 'META-SPECIAL'],
    },
    { text: 'Siste sjanse for billetter! Kun 20 igjen, de forsvinner på minutter.', ask: ['NO-AGGRESSIV'] },
    {
      text: 'Early bird: 40 % rabatt på festivalpass ut uka. Før 2 490, nå 1 494.',
      ask: ['NO-FORPRIS'],
      either: ['NO-AGGRESSIV'],
    },
    { text: 'Billett fra 450 kr + gebyr. Garderobe er obligatorisk og koster 40.', ask: ['NO-PRIS'] },
    {
      text: 'Ungdomskveld på bowlingen for deg fra 13 til 17. Brus og pizza inngår!',
      with: { ageFrom: 13, ageTo: 17 },
      ask: ['NO-BARN', 'NO-MAT'],
    },
    {
      text: 'For f*en, kom deg ut av sofaen, din latsekk! Helvetes bra konsert i kveld.',
      hint: ['META-GRAMMAR'],
    },
    {
      text: 'Trekning av plasser på Birken er ferdig. Fikk du ikke plass, kan du ta en av de 300 på ventelista. Løp for livet!',
      either: ['NO-AGGRESSIV', 'NO-TILLEGG'],
    },
    {
      text: 'Bildet er fra i fjor. Vi fikk ikke tak i alle som danser på det, men det var moro! Nytt ball 12. desember.',
      picture: { told: { people: 'adults', haveAgreed: false, isRetouched: false } },
      ask: ['NO-NAVN'],
    },
    {
      language: 'nn',
      text: 'Bygdekino: «Snøfall» syner fredag klokka 19 på Rjukan. Billetten kostar 120 kroner, ta med pute.',
    },
    {
      language: 'nn',
      text: 'Ølsmaking og gamalost! Tre sortar heimebrygg kvar laurdag i Lærdal.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      language: 'en',
      text: 'Is your wedding in Norway? We know the photographers, the florists and the priests. Free entry to our fair on Sunday.',
    },
    {
      language: 'en',
      text: 'Poker night! Casino tables, free spins and a jackpot of 100,000 kr. Bergen, Friday.',
      stop: ['NO-SPILL'],
      either: ['NO-GRATIS', 'NO-TILLEGG', 'META-GOODS', 'META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Meet our hosts for the Copenhagen wedding fair. Doors open at ten.',
      with: { countryCodes: ['DK'] },
      picture: { told: { people: 'adults' }, isEnhanced: true },
      ask: ['EU-AI'],
    },
    {
      language: 'en',
      text: 'Family day at the Helsinki science centre. The children in the picture were drawn by a machine.',
      with: { countryCodes: ['FI'] },
      picture: { told: { people: 'children', haveAgreed: true, isRetouched: false }, isEnhanced: true },
      ask: ['EU-AI'],
    },
    {
      language: 'en',
      text: 'Beer, crisps and football in Dublin. Bring your classmates.',
      with: { countryCodes: ['IE'], ageFrom: 15, ageTo: 25 },
      hint: ['EU-KIDS'],
      either: ['META-GOODS'],
    },
    {
      language: 'en',
      text: 'Free concert ticket! (Only when you buy a hotel room in Tallinn.) Tonight only, four left.',
      with: { countryCodes: ['EE'] },
      ask: ['EU-UCPD'],
    },
  ],
};
