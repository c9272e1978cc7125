import type { TradeAds } from '../labelled-ad.ts';

export const craftsmen: TradeAds = {
  industry: 'Plumbing and heating',
  ads: [
    {
      headline: 'Rørlegger i Bergen',
      text: 'Drypper det fra krana? Vi kommer som regel samme dag, og du får fast pris før vi begynner. Ring 55 00 01 01 eller send oss noen ord om hva som er galt.',
      description: 'Åpent man–fre 07–16',
    },
    {
      text: 'Vannlekkasje midt på natta? Haster det, så ring vakttelefonen vår. Vi sitter i Storgata nr. 1 og er hos de fleste i byen på under en time.',
    },
    {
      text: 'BYENS BESTE RØRLEGGER – og den billigste også!!! Vi slår alle priser i Trondheim. RING OSS NÅ',
      ask: ['NO-VILLEDENDE'],
      hint: ['META-GRAMMAR'],
    },
    {
      text: 'Kun i dag: 40 % rabatt på varmtvannsberedere 🔥 Før 8 990,- nå 5 394,-. Bare 3 igjen på lageret i Sandnes, så her er det løp og kjøp!',
      ask: ['NO-AGGRESSIV', 'NO-FORPRIS'],
    },
    {
      language: 'nn',
      text: 'Me er den leiande røyrleggjaren på Nordvestlandet og garantert rimelegast. Spør kven du vil!',
      ask: ['NO-VILLEDENDE'],
    },
    {
      language: 'en',
      headline: 'Emergency plumber in Oslo',
      text: "Burst pipe? Blocked drain? We answer the phone ourselves, around the clock, and tell you what it will cost before we come. Five years' warranty on all our work.",
    },
    {
      text: 'Takstein, pipe og beslag. Vi har lagt tak i Østfold siden 1974, og gjør vårt beste for at det skal holde i femti år til. Beste hilsen Jan og gutta',
    },
    {
      text: 'Vi søker rørleggerlærling til avdelingen på Lillestrøm! Du er mellom 18 og 25 år, blid og presis. Lønn etter tariff, firmabil etter ett år.',
      hint: ['META-SPECIAL'],
      either: ['META-PERSONAL'],
    },
    {
      text: 'Strømledende kabel i kjellergulvet? Vi sjekker det elektriske anlegget ditt for kr 1 990 inkl. mva. Rapporten får du samme kveld.',
    },
    {
      text: 'Gratis elbillader!* Når du tegner strømavtale med 24 måneders binding hos partneren vår. *Montering kommer i tillegg, kr 7 900.',
      ask: ['NO-GRATIS'],
      either: ['NO-VILLEDENDE', 'NO-PRIS', 'NO-TILLEGG'],
    },
    {
      text: 'Vinn nytt bad verdt 250 000 kr! Del innlegget, tagg to venner og følg siden vår, så er du med i trekningen.',
      ask: ['NO-TILLEGG'],
      either: ['META-BRANDS'],
    },
    {
      text: '«De kom på ti minutter, beste rørlegger jeg har brukt!» ⭐⭐⭐⭐⭐ Over 900 fornøyde kunder gir oss 5 stjerner. Bli den neste.',
      ask: ['NO-ANMELDELSE'],
      either: ['NO-VILLEDENDE', 'META-GRAMMAR'],
    },
    {
      text: 'Maleren i Mandal: sparkel, filler og to strøk. Vi dekker gulvene, og er ferdige når vi sier. Be om pris på rommet ditt i dag.',
    },
    {
      language: 'en',
      text: "This is not an ad. I'm just a mum of two from Drammen who found a plumber that actually turns up. You need to see what they did with my kitchen 👉",
      hint: ['NO-SKJULT'],
      either: ['NO-ANMELDELSE', 'META-CLAIMS'],
    },
    {
      text: 'Møt Mona, lærlingen vår i Haugesund! Hun bytter pakninger raskere enn sjefen. Bestill henne på nettsiden vår.',
      with: { hasPixel: true },
      picture: { told: { people: 'adults', isRetouched: false } },
      ask: ['NO-NAVN', 'NO-PIXEL'],
    },
    {
      text: 'Bestill befaring av varmeanlegget ditt. Vi ringer og avtaler tid.',
      form: {
        privacyUrl: 'https://bergenror.example/personvern',
        questions: ['Hva gjelder det?', 'Når passer det?'],
        consent: 'Ved å sende inn skjemaet godtar du å motta nyhetsbrev og tilbud fra oss på e-post og SMS.',
      },
      ask: ['NO-SPAM'],
    },
    {
      text: 'Få et pristilbud på varmepumpe i dag. Fyll ut skjemaet, det tar ett minutt.',
      form: { privacyUrl: null, questions: ['Hvor bor du?', 'Hvor gammelt er huset?'] },
      hint: ['EU-GDPR'],
    },
  ],
};
