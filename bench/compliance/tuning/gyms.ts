import type { TradeAds } from '../labelled-ad.ts';

export const gyms: TradeAds = {
  industry: 'Fitness and gyms',
  ads: [
    {
      text: 'Nytt treningssenter på Bryne 💪 Vi åpner dørene 4. januar klokka 06. Kom og se deg rundt, ingen trenger å være i form fra før.',
    },
    {
      text: 'Du som er feit og lei: nå er det din tur! Slankekurs med start mandag, 2 990 kr.',
      hint: ['META-PERSONAL', 'META-BODY'],
      either: ['NO-HELSE'],
    },
    {
      text: 'Over 50? Singel? Overvektig? Vi har trening for akkurat deg.',
      hint: ['META-PERSONAL'],
      either: ['META-BODY'],
    },
    { text: '0 kr i innmelding! Binding i 18 måneder.', ask: ['NO-GRATIS'], either: ['NO-FORPRIS'] },
    { text: 'Medlemskap fra 299 kr/mnd + startavgift. Kun i dag.', ask: ['NO-AGGRESSIV', 'NO-PRIS'] },
    {
      text: 'Konkurransepartiet i turn trener mandag, onsdag og fredag. Vi har plass til to til i gruppa for de som er født i 2014.',
    },
    {
      text: 'Vinn kampen mot bakkene! Skiskole for voksne på Beitostølen, tre dager med instruktør, 2 400 kr inkludert heiskort.',
      either: ['NO-TILLEGG'],
    },
    {
      text: 'Hjelp, trimrommet er fullt! Derfor bygger vi ut, og fra mars får du 22 nye apparater å boltre deg på.',
    },
    {
      text: '⏰ SISTE SJANSE ⏰ BLI MEDLEM I DAG FOR 99,- I MÅNEDEN!!! KUN 5 PLASSER IGJEN!!!',
      ask: ['NO-AGGRESSIV'],
      hint: ['META-GRAMMAR'],
      either: ['NO-FORPRIS'],
    },
    { text: 'Ekte mannfolk trener her. Kvinnfolka kan stå på kjøkkenet eller se på 😂', hint: ['NO-KJØNN'] },
    {
      text: 'Instruktørene våre er rett og slett best i Norge, det sier 94 % av medlemmene.',
      ask: ['NO-VILLEDENDE'],
      either: ['NO-ANMELDELSE'],
    },
    {
      text: '🏋️‍♀️🔥💪😍🎉💥⚡🏆 NYTTÅRSTILBUD 🏆⚡💥🎉😍💪🔥 50 % på ti klipp',
      ask: ['NO-FORPRIS'],
      hint: ['META-GRAMMAR'],
    },
    {
      language: 'nn',
      text: 'Symjekurs for vaksne i Ørsta. Du treng ikkje kunna noko frå før, og vatnet held 31 grader. Åtte kveldar, 1 600 kr.',
    },
    {
      language: 'nn',
      text: 'Gå ned 8 kilo på tre veker, garantert! Sjå bilete av Solveig før og etter.',
      picture: { told: { people: 'adults', haveAgreed: true, isRetouched: false, isBeforeAndAfter: true } },
      ask: ['NO-VILLEDENDE'],
      hint: ['META-BODY', 'META-CLAIMS'],
      either: ['NO-HELSE'],
    },
    {
      language: 'en',
      text: 'We speed up your recovery: massage, stretching and a cold pool. Drop off your kids in the playroom and take an hour off.',
    },
    {
      language: 'en',
      text: 'F R E E membership in January when you subscribe for two years 🎉',
      ask: ['NO-GRATIS'],
      hint: ['META-GRAMMAR'],
    },
    {
      text: 'Modellen er gjort litt smalere på bildet. Meld deg på løpegruppa i Frognerparken!',
      picture: { told: { people: 'adults', isRetouched: true } },
      ask: ['NO-RETUSJ', 'NO-NAVN'],
      either: ['META-BODY'],
    },
    {
      text: 'Fem klipp på gruppetime 600 kr. Skriv deg på lista, så hører du fra oss.',
      form: {
        privacyUrl: null,
        questions: ['Vekt', 'Høyde', 'Har du sykdommer vi bør vite om?'],
        consent: 'Jeg vil ha nyhetsbrev på e-post (krysset av på forhånd).',
      },
      ask: ['NO-SPAM'],
      hint: ['EU-GDPR'],
      either: ['META-PERSONAL'],
    },
    {
      text: 'Slankepiller fra nettbutikken: mist 5 kg i uka uten å trene!',
      with: { ageFrom: 16, ageTo: 40 },
      ask: ['NO-BARN', 'META-GOODS'],
      hint: ['META-BODY', 'META-CLAIMS'],
      either: ['NO-VILLEDENDE', 'NO-LEGEMIDDEL', 'NO-HELSE', 'NO-HELSEPÅSTAND'],
    },
    {
      language: 'nn',
      text: 'Me har retusjert magen til instruktøren. Han ba om det sjølv! Prøvetime kvar måndag.',
      picture: { told: { people: 'adults', haveAgreed: true, isRetouched: true } },
      ask: ['NO-RETUSJ'],
      either: ['META-BODY'],
    },
    {
      text: 'Yoga i solnedgang. Damen er ekte, himmelen er tegnet, og ingen har sagt noe om huden.',
      picture: { told: { people: 'adults', haveAgreed: true }, isEnhanced: true },
      ask: ['NO-RETUSJ'],
      either: ['EU-AI'],
    },
  ],
};
