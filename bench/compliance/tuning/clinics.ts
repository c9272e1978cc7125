import type { TradeAds } from '../labelled-ad.ts';

export const clinics: TradeAds = {
  industry: 'Dental and health clinics',
  ads: [
    {
      headline: 'Tannlege på Majorstua',
      text: 'Vi har ledige timer denne uka, også på kvelden. Undersøkelse med røntgen og rens koster 1 190 kr. Du får vite prisen på resten før vi borer.',
      description: 'Trapp opp fra gata, heis i gården',
    },
    {
      text: 'B0T0X og fillers fra kr 1 990 🥰 Diskret, raskt og av sykepleier. Ledige timer på lørdag.',
      stop: ['NO-LEGEMIDDEL'],
      ask: ['NO-PRIS', 'NO-HELSE'],
      either: ['META-BODY', 'META-GRAMMAR', 'META-GOODS'],
    },
    {
      text: 'Rynkebehandling, leppeforstørrelse og fillers. Jentene på klinikken gjør deg til den beste utgaven av deg selv. Se resultatet før og etter på våre fornøyde kunder.',
      picture: { told: { people: 'adults', haveAgreed: true, isRetouched: false, isBeforeAndAfter: true } },
      ask: ['NO-HELSE'],
      either: ['NO-VILLEDENDE', 'NO-ANMELDELSE', 'NO-KJØNN', 'META-BODY'],
    },
    {
      text: 'Skjemmes du over de gule tennene dine? 😬 Slutt å gjemme smilet! Bleking i dag, 3 990 kr.',
      hint: ['META-PERSONAL', 'META-BODY'],
      either: ['NO-AGGRESSIV', 'NO-HELSE'],
    },
    {
      text: 'Det legene ikke vil at du skal vite: dette hemmelige trikset fjerner artrose på 7 dager 😱',
      hint: ['META-CLAIMS'],
      either: ['NO-VILLEDENDE', 'NO-SKJULT', 'NO-HELSE', 'NO-HELSEPÅSTAND', 'META-BODY'],
    },
    {
      text: 'Hudpleie før jul? En time med rens, peeling og maske, 890 kroner. Vi bruker produkter uten parfyme og har god tid til deg.',
    },
    {
      text: 'Vi er seks psykologer på Sagene. Ventetiden er for tiden tre uker. Timen varer i 50 minutter og koster 1 650 kr, med avbestilling til dagen før.',
    },
    {
      text: 'Vil du slutte med snus? Bli med i gruppa vår på Lade, sju torsdager fra januar. Koster ingen ting.',
      either: ['NO-TOBAKK', 'META-GOODS'],
    },
    {
      language: 'nn',
      text: 'Fotterapeuten i Førde har tid til deg. Ein time med fotbad, klipp av negler og massasje kostar 750 kroner. Me kjem òg heim til deg.',
    },
    {
      language: 'nn',
      text: 'Er du deprimert og overvektig? Slankekuren vår med naturlege urter gjev deg ein ny kropp på ti dagar!',
      ask: ['NO-HELSEPÅSTAND'],
      hint: ['META-PERSONAL', 'META-BODY', 'META-CLAIMS'],
      either: ['NO-VILLEDENDE', 'NO-HELSE', 'META-GOODS'],
    },
    {
      language: 'nn',
      text: 'Restylane og botoks i Volda, 10 % avslag på den fyrste timen. Legen vår er best på lepper.',
      stop: ['NO-LEGEMIDDEL'],
      ask: ['NO-VILLEDENDE', 'NO-FORPRIS', 'NO-HELSE'],
      either: ['META-BODY', 'META-GOODS'],
    },
    {
      language: 'en',
      text: 'We help people with diabetes, asthma and high blood pressure live the life they want. Walk-in clinic, open every day until eight.',
    },
    {
      language: 'en',
      text: 'Lose 10 kg before Christmas with Wegovy 💊 No awkward questions. Prescription online in minutes, from NOK 1,490.',
      stop: ['NO-LEGEMIDDEL'],
      ask: ['NO-PRIS'],
      hint: ['META-BODY'],
      either: ['NO-AGGRESSIV', 'NO-HELSE', 'META-CLAIMS', 'META-GOODS'],
    },
    {
      text: 'Naprapat i Sandefjord. Første time 790 kr, deretter 590. Vi møter deg i hvitt, men biter ikke 😊',
    },
    {
      text: 'D y s p o r t i panna, 1 500 kr. Fast lav pris hele året hos Hudklinikken Moss.',
      stop: ['NO-LEGEMIDDEL'],
      either: ['NO-VILLEDENDE', 'NO-HELSE', 'META-BODY', 'META-GRAMMAR', 'META-GOODS'],
    },
    {
      text: 'Jeg fikk en ny hverdag, sier Berit (58). Kundene våre gir oss 4,8 stjerner for behandlingen av slitne knær.',
      ask: ['NO-ANMELDELSE'],
      either: ['NO-VILLEDENDE', 'NO-HELSE', 'META-PERSONAL'],
    },
    {
      text: 'Glatt panne uten kniv. Rynkebehandling med lege til stede, 2 900 kr. Les mer på nettsiden.',
      with: { hasPixel: true },
      picture: { told: { people: 'adults' }, isEnhanced: true },
      ask: ['NO-RETUSJ', 'NO-HELSE', 'NO-NAVN', 'NO-PIXEL'],
      either: ['EU-AI', 'META-BODY'],
    },
    {
      text: 'Gravid yoga på Nøtterøy: en time hver tirsdag med jordmor. Meld deg på i skjemaet. Ti plasser.',
      form: { privacyUrl: 'https://jordmorhuset.example/personvern', questions: ['Hvilken tirsdag passer?'] },
    },
    {
      text: 'Kvinner elsker kiropraktoren vår! Sexy rygg til bikinisesongen, jenter? 😉 Ingen vil se på en vaskebjørnmage.',
      hint: ['NO-KJØNN', 'META-BODY'],
      either: ['META-PERSONAL'],
    },
    {
      language: 'en',
      text: 'Botox party in Trondheim! Bring three friends and get your forehead half price.',
      stop: ['NO-LEGEMIDDEL'],
      ask: ['NO-FORPRIS'],
      either: ['NO-HELSE', 'META-BODY', 'META-GOODS'],
    },
    {
      text: 'Wegovypenn eller Mounjaro? Vi hjelper deg å velge riktig slankesprøyte.',
      stop: ['NO-LEGEMIDDEL'],
      either: ['NO-HELSE', 'META-BODY', 'META-GOODS'],
    },
    {
      text: 'Brystforstørrelse før og etter: 41 pasienter viser fram resultatet. Plastisk kirurgi fra 49 000 kr.',
      ask: ['NO-PRIS', 'NO-HELSE'],
      hint: ['META-BODY'],
    },
    {
      text: 'Fettsuging og øyelokkoperasjon. Bli ti år yngre til sommeren!',
      ask: ['NO-HELSE'],
      hint: ['META-BODY'],
      either: ['NO-VILLEDENDE', 'META-CLAIMS'],
    },
    {
      language: 'en',
      text: 'Slimming surgery and lip fillers in Oslo, performed by a surgeon you will meet twice beforehand.',
      ask: ['NO-HELSE'],
      either: ['META-BODY', 'META-GOODS'],
    },
  ],
};
