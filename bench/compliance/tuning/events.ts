import type { TradeAds } from '../labelled-ad.ts';

export const events: TradeAds = {
  industry: 'Events and weddings',
  ads: [
    {
      text: 'Julemarked på tunet! Halm, smie, kor og en nisse som faktisk heter Nils. Inngang 80 kr, barn går gratis inn.',
    },
    {
      text: 'Bryllup i låve? Vi har plass til 110, eget kjøkken og et tre dere kan gifte dere under. Ledige helger i juni og august.',
    },
    {
      text: 'Stand-up fredag! Latteren sitter løst, setene er myke. Bare i kveld åpner vi dørene allerede klokka 18.',
      either: ['NO-AGGRESSIV'],
    },
    {
      text: 'Ølfestival på Bragernes torg! 40 bryggerier, 200 slag øl 🍻',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      text: 'Champagnebrunsj, bobler og allsang! Gå ikke glipp av nyttårsfesten vår.',
      stop: ['NO-ALKOHOL'],
      either: ['NO-AGGRESSIV', 'META-GOODS'],
    },
    {
      text: 'Poker-NM i Fredrikstad: 1 000 kr i innskudd, 200 000 i premiepotten.',
      stop: ['NO-SPILL'],
      either: ['NO-TILLEGG', 'META-GOODS', 'META-SPECIAL'],
    },
    {
      text: 'Bedre odds på Eliteserien! Sett 100 kr på hjemmeseier og få det dobbelt tilbake.',
      stop: ['NO-SPILL'],
      either: ['NO-VILLEDENDE', 'META-CLAIMS', 'META-GOODS', 'META-SPECIAL'],
    },
    {
      text: 'B e t t i n g uten grenser! J-A-C-K-P-O-T hver time.',
      stop: ['NO-SPILL'],
      hint: ['META-GRAMMAR'],
      either: ['META-GOODS', 'META-SPECIAL'],
    },
    {
      text: 'Live-betting på travløp i hele Europa. Oddsen slår alle andres.',
      stop: ['NO-SPILL'],
      either: ['NO-VILLEDENDE', 'META-GOODS', 'META-SPECIAL'],
    },
    {
      text: 'Vinn en hel helg på festivalen! Svar riktig på tre spørsmål før 1. mai, så trekker vi blant alle som har svart.',
      ask: ['NO-TILLEGG'],
    },
    {
      text: 'Norges største og beste messe for deg som elsker hage. Dobbelt så mange utstillere!',
      ask: ['NO-VILLEDENDE'],
    },
    {
      text: 'Klimanøytral festival 🌍 Bærekraftig mat, miljøvennlige glass og grønn strøm.',
      ask: ['NO-MILJØ'],
    },
    { text: 'Mas på mamma og pappa! Sirkuset kommer til byen, og dere må se løvene.', stop: ['NO-BARN'] },
    {
      text: 'Barnas dag på museet. Vi lager papirdrager, baker flatbrød og ser inn i en urne fra jernalderen. Hele familien 150 kr.',
    },
    {
      text: 'Miss Våt T-skjorte! Herlige damer, gratis inngang for jenter som stiller opp 💦',
      hint: ['NO-KJØNN'],
      either: ['NO-GRATIS', 'NO-TILLEGG', 'META-GOODS'],
    },
    {
      text: 'Er du kristen og singel? Speeddating for troende på fredag.',
      ask: ['META-GOODS'],
      hint: ['META-PERSONAL'],
    },
    { text: 'DJ, DANS OG DRØMMER!!! KOM KOM KOM 🎉🎉🎉🎉🎉🎉', hint: ['META-GRAMMAR'] },
    {
      text: 'Festen er i gang. Ikke spør hva som er i glassene på bildet.',
      picture: { told: { people: 'adults', isRetouched: false, hasAlcohol: true } },
      stop: ['NO-ALKOHOL'],
      ask: ['NO-NAVN'],
      either: ['NO-TOBAKK', 'META-GOODS'],
    },
    {
      language: 'nn',
      text: 'Spelemannslaget fyller førti! Dans i grendahuset, kaffi og blautkake. 150 kr i døra, alle er velkomne.',
    },
    {
      language: 'nn',
      text: 'Spel på trav med oss og vinn stort! Odds på alle løp i helga.',
      stop: ['NO-SPILL'],
      either: ['NO-TILLEGG', 'META-GOODS', 'META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Choir concert by candlelight. No bar, no speeches, just forty voices and a very old organ. 250 kr at the door.',
    },
    {
      language: 'en',
      text: 'Wine tasting on a boat. Eight wines, one sunset, 990 kr.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      language: 'en',
      text: 'Best festival in the North, guaranteed! Tickets from 690 kr plus fees.',
      ask: ['NO-VILLEDENDE', 'NO-PRIS'],
    },
    {
      language: 'en',
      text: 'Comedy night in Malmö. The audience in this picture was made by our computer; the laughter is real.',
      with: { countryCodes: ['SE'] },
      picture: { told: { people: 'adults', haveAgreed: true, isRetouched: false }, isEnhanced: true },
      ask: ['EU-AI'],
    },
    {
      language: 'en',
      text: 'Choir for beginners, Tuesdays in Hamburg. You bring the voice.',
      with: { countryCodes: ['DE'] },
      picture: { told: { people: 'adults', haveAgreed: true }, isEnhanced: true },
      ask: ['EU-AI'],
    },
    {
      language: 'en',
      text: 'Cocktail class for everyone in Gothenburg. Sweet sixteen? Welcome!',
      with: { countryCodes: ['SE'], ageFrom: 16, ageTo: 30 },
      hint: ['EU-KIDS'],
      either: ['EU-UCPD', 'META-GOODS'],
    },
  ],
};
