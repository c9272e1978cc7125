import type { TradeAds } from '../labelled-ad.ts';

export const estateAgents: TradeAds = {
  industry: 'Real estate',
  ads: [
    {
      headline: 'Ny 3-roms på Torshov',
      text: 'Prisantydning 4 990 000, fellesgjeld 310 000, totalpris 5 427 500 inkl. omkostninger. Visning søndag 12–13.',
      description: '62 m², heis og balkong',
      with: { specialAdCategory: 'housing' },
    },
    {
      text: 'Enebolig på Jessheim, prisantydning 5 200 000 kr. Visning i morgen!',
      ask: ['NO-EIENDOM'],
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Drømmer du om egen bolig? Toroms på Grorud, prisant. 2 650 000.',
      ask: ['NO-EIENDOM'],
      hint: ['META-SPECIAL'],
      either: ['META-PERSONAL'],
    },
    {
      text: 'Rekkehus i borettslag, prisantydning 1 990 000 kr. Lave felleskostnader, sol fra morgen til kveld.',
      with: { specialAdCategory: 'housing' },
      ask: ['NO-EIENDOM'],
    },
    {
      text: 'Hva er boligen din verdt? Vi kommer hjem til deg, ser på rommene og gir deg en verdivurdering uten at det koster noe.',
      either: ['META-SPECIAL'],
    },
    {
      text: 'Kontor til leie i Storgata nr. 1, 140 m² med egen inngang. 18 500 kr per måned, strøm er med.',
      either: ['META-SPECIAL'],
    },
    { text: 'Ledig lagerplass på Forus. Bod fra 2 til 40 kvadratmeter, tørt og varmt, egen kode på døra.' },
    {
      text: 'Rom til leie i kollektiv på Sagene. Bare for jenter uten innvandrerbakgrunn.',
      hint: ['META-SPECIAL'],
      either: ['NO-KJØNN', 'META-PERSONAL'],
    },
    {
      text: '5 stjerner av 5! Kundene våre sier at vi er best på bolig i Follo.',
      ask: ['NO-VILLEDENDE', 'NO-ANMELDELSE'],
      either: ['META-SPECIAL'],
    },
    {
      text: 'Gratis boligstyling når du selger gjennom oss i desember.',
      ask: ['NO-GRATIS'],
      either: ['NO-TILLEGG', 'META-SPECIAL'],
    },
    {
      text: 'Skilsmisse? Gjeld? Må du selge fort? Vi kjøper boligen din kontant på 48 timer.',
      hint: ['META-PERSONAL'],
      either: ['META-CLAIMS', 'META-SPECIAL'],
    },
    {
      text: '85 % finansiering! Boliglån 4,7 % rente via banken vår når du kjøper på Ensjø. 22 000 kr i måneden.',
      ask: ['NO-KREDITT'],
      hint: ['META-SPECIAL'],
    },
    {
      language: 'nn',
      text: 'Tomt i Sykkylven, 1,2 mål med utsikt. Prisantyding 890 000, totalpris 913 500 med omkostningar. Ingen fellesgjeld.',
      with: { specialAdCategory: 'housing' },
    },
    {
      language: 'nn',
      text: 'Leilegheit midt i Voss sentrum, prisantyding 2 790 000 kr, ledig frå mars. Skiheis frå døra.',
      with: { specialAdCategory: 'housing' },
      ask: ['NO-EIENDOM'],
    },
    {
      language: 'en',
      text: 'House for sale in Lofoten, asking price 4,900,000 NOK including joint debt and all costs. Sauna by the sea, viewing by appointment.',
      with: { specialAdCategory: 'housing' },
      either: ['NO-EIENDOM'],
    },
    {
      text: 'Borettslagsleilighet på Kalbakken: prisantydning 2 150 000. Kom på visning onsdag og ta med gode sko.',
      with: { specialAdCategory: 'housing' },
      ask: ['NO-EIENDOM'],
    },
    {
      text: '2 roms til den prisen? Ja! Prisantydning 1 490 000 på Ammerud. (Fellesgjelda hører du om på visning.)',
      hint: ['META-SPECIAL'],
      either: ['NO-VILLEDENDE', 'NO-EIENDOM'],
    },
    {
      text: 'Visning på den flotte funkisvillaen. Kom når du vil mellom 16 og 18, prisantydningen er 8 900 000 kroner.',
      with: { specialAdCategory: 'housing' },
      ask: ['NO-EIENDOM'],
    },
  ],
};
