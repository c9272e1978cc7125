import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const gyms: TradeAds = {
  industry: 'Fitness and gyms',
  ads: [
    {
      text: 'Gå ned 10 kg før jul! Se før og etter-bildene til Siri, 42. Vaskebrettet venter på deg.',
      picture: { told: { people: 'adults', haveAgreed: true, isRetouched: false, isBeforeAndAfter: true } },
      hint: ['META-BODY'],
      either: ['NO-VILLEDENDE', 'NO-HELSE', 'NO-NAVN', 'META-PERSONAL', 'META-CLAIMS'],
    },
    { text: 'Få sixpack på 7 dager 🔥 Legene hater denne øvelsen!', hint: ['META-BODY', 'META-CLAIMS'] },
    {
      text: 'Drømmekroppen til sommeren! Kvitt deg med ølmagen og valkene en gang for alle.',
      hint: ['META-BODY'],
      either: ['NO-ALKOHOL', 'META-PERSONAL'],
    },
    {
      text: 'Tren gratis i januar når du kjøper tolv måneders medlemskap. Bindingstid 12 måneder, deretter 499 kr i måneden.',
      ask: ['NO-GRATIS'],
    },
    { text: 'Ta med en venn og tren en hel uke. Det koster ingenting, og du trenger ikke melde deg inn.' },
    {
      text: 'Styrketrening for folk over seksti, to ganger i uka på formiddagen. Vi går rolig fram, og drikker kaffe etterpå. 249 kr i måneden.',
      either: ['META-PERSONAL'],
    },
    {
      text: 'Konkurranse! Hvem tar flest pull-ups? Premie til vinneren: et års medlemskap. Meld deg på i resepsjonen.',
      ask: ['NO-TILLEGG'],
    },
    {
      text: 'Kosttilskuddet vårt smelter fett, styrker immunforsvaret og kurerer leddgikt. 399 kr for 90 kapsler.',
      stop: ['NO-HELSEPÅSTAND'],
      hint: ['META-BODY'],
      either: ['NO-VILLEDENDE', 'META-PERSONAL', 'META-CLAIMS', 'META-GOODS'],
    },
    {
      text: 'Proteinshake med sjokolade som gir dobbelt så store muskler på fire uker. Bevist i labben!',
      ask: ['NO-VILLEDENDE'],
      either: ['NO-HELSEPÅSTAND', 'META-BODY', 'META-CLAIMS'],
    },
    {
      text: 'Energidrikk på kjøpet til alle mellom 13 og 17 som melder seg inn denne uka ⚡',
      with: { ageFrom: 13, ageTo: 17 },
      ask: ['NO-TILLEGG', 'NO-BARN', 'NO-MAT', 'NO-ENERGI'],
      either: ['NO-AGGRESSIV', 'NO-GRATIS'],
    },
    {
      text: 'Kampsport for ungdom: taekwondo, judo og brasiliansk jiu-jitsu. Prøv to uker før du bestemmer deg.',
      with: { ageFrom: 15, ageTo: 25 },
      ask: ['NO-BARN'],
    },
    {
      text: 'Energi i hverdagen! Morgenyoga klokka 06.30, dusj og havregrøt før jobb. 190 kroner per gang, klippekort 1 500.',
    },
    {
      text: 'Personlig trener i Bodø. Vi setter oss ned, finner et mål og lager en plan. Første samtale er gratis.',
      either: ['NO-GRATIS'],
    },
    {
      text: 'Lårkort skjørt = gratis inngang! Jenter, vis litt hud i svømmehallen vår på tirsdag.',
      hint: ['NO-KJØNN'],
      either: ['NO-GRATIS', 'META-BODY'],
    },
    {
      language: 'nn',
      text: 'Er du over 60 og støl? Me har trimmen for deg, og du får fyrste månaden gratis når du bind deg i eit år.',
      ask: ['NO-GRATIS'],
      hint: ['META-PERSONAL'],
    },
    {
      language: 'en',
      text: 'Swim, lift, row or simply sit in the sauna. Day pass NOK 180, towels included. Wi-fi in the café, winter and summer.',
    },
    {
      language: 'en',
      text: 'Ashamed of your belly? Lose 20 pounds in 10 days with this one weird trick!',
      hint: ['META-PERSONAL', 'META-BODY', 'META-CLAIMS'],
    },
    {
      language: 'en',
      text: 'Last spots! Sign up before midnight and get your first month free with a 12-month contract.',
      ask: ['NO-AGGRESSIV', 'NO-GRATIS'],
    },
    {
      text: 'Ny sal, nye sykler, nytt lys. Book timen din på siden vår.',
      with: { hasPixel: true, objective: 'sales' },
      picture: { told: { people: 'adults' }, isEnhanced: true },
      ask: ['NO-RETUSJ', 'NO-NAVN', 'NO-PIXEL'],
      either: ['EU-AI'],
    },
    {
      language: 'en',
      text: 'Arms smoothed, teeth untouched: our trainer Kim in a new suit. Try the rowing class.',
      with: { hasPixel: true },
      picture: { told: { people: 'adults', haveAgreed: true, isRetouched: true } },
      ask: ['NO-RETUSJ', 'NO-PIXEL'],
    },
  ],
};
