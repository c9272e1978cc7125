import type { TradeAds } from '../labelled-ad.ts';

export const hairdressers: TradeAds = {
  industry: 'Hairdressers and barbers',
  ads: [
    {
      headline: 'Ginas hårsalong i Storgata 1',
      text: 'Klipp 690 kr, klipp og farge 1 890. Vi har fire stoler, og alltid tid til en kopp kaffe.',
      description: 'Ledig på torsdag',
    },
    {
      text: 'Rødt, konjakkfarget eller vinrødt? Fargeekspertene våre finner tonen som kler deg. Bestill en prøvetime.',
    },
    {
      text: 'Gratis hårkur når du bestiller klipp og farge. Siste sjanse denne uka!',
      ask: ['NO-AGGRESSIV', 'NO-GRATIS'],
      either: ['NO-TILLEGG'],
    },
    {
      text: 'Velkommen som ny kunde! Du får 100 kr avslag første gang.',
      ask: ['NO-FORPRIS'],
      either: ['NO-TILLEGG'],
    },
    {
      text: 'Miljøvennlige fletter! Vi bruker bare bærekraftig sjampo uten kjemikalier 🌿',
      ask: ['NO-MILJØ'],
      either: ['NO-VILLEDENDE'],
    },
    {
      text: 'Skallet? Flau over månen? Hårtransplantasjon i Istanbul fra 29 900 kr.',
      ask: ['NO-PRIS'],
      hint: ['META-PERSONAL'],
      either: ['NO-HELSE', 'META-BODY'],
    },
    {
      text: '«Ingen menn ser på en kvinne med grått hår.» La oss fikse det, vennen 💋',
      hint: ['NO-KJØNN'],
      either: ['META-PERSONAL', 'META-BODY'],
    },
    {
      text: 'Følg oss på Facebook og Instagram for bilder av nye sveiser! Åpent til 19 på torsdager.',
      either: ['META-BRANDS'],
    },
    {
      text: 'Offisiell Instagram-partner! Salongen er anbefalt av Facebook selv.',
      hint: ['META-BRANDS'],
      either: ['NO-VILLEDENDE'],
    },
    {
      text: 'Før og etter: Lena fikk 60 cm av, og fletta gikk til parykk for barn med kreft. Vil du også gi bort håret?',
      picture: { told: { people: 'adults', haveAgreed: true, isRetouched: false, isBeforeAndAfter: true } },
      either: ['META-BODY'],
    },
    {
      language: 'nn',
      text: 'Hårklypp i bygda! Solfrid kjem heim til deg med saks, kappe og godt humør. 500 kr for vaksne, 300 for ungar.',
    },
    {
      language: 'nn',
      text: 'Har du tunt hår og dårleg sjølvtillit? Me fiksar begge delar.',
      hint: ['META-PERSONAL', 'META-BODY'],
    },
    {
      language: 'en',
      text: 'Barber in Bergen. Hot towel, straight razor, good records. Beard trim 390 kr. No rush, even on Fridays.',
    },
    {
      language: 'en',
      text: 'Everyone at our salon is a model today 📸 Book your winter colour.',
      picture: { told: { people: 'adults', haveAgreed: false }, isEnhanced: true },
      ask: ['NO-RETUSJ', 'NO-NAVN'],
      either: ['EU-AI'],
    },
    {
      text: 'Brudesveis med prøvetime, 3 200 kr. Bruden på bildet er vår egen Helene, som ville være med.',
      picture: { told: { people: 'adults', haveAgreed: true, isRetouched: true } },
      ask: ['NO-RETUSJ'],
    },
    {
      text: 'Nye bilder fra salongen kommer på fredag. Følg med!',
      picture: { told: null, isEnhanced: true },
      ask: ['META-PICTURE'],
      either: ['NO-RETUSJ', 'NO-NAVN', 'EU-AI'],
    },
    {
      text: 'Timebestilling på nett døgnet rundt. Velg frisør, dag og klokkeslett.',
      with: { hasPixel: true, objective: 'traffic' },
      ask: ['NO-PIXEL'],
    },
  ],
};
