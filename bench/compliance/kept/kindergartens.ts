import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const kindergartens: TradeAds = {
  industry: 'Childcare and family services',
  ads: [
    {
      headline: 'Ledige plasser i Tusenfryd barnehage',
      text: 'Vi er ute hver dag, fyrer bål på fredager og har egen kokk. Plass fra august, 2 000 kr i måneden.',
      description: 'Kom og hils på',
    },
    {
      text: 'Barnepasser på Nesodden. Jeg henter, lager middag og følger til fotball. 220 kr i timen, politiattest er i orden.',
    },
    {
      text: 'Skolemiljøet på Vangen. Åpen dag for foreldre torsdag klokka 18, rektor svarer på spørsmål og elevene serverer suppe.',
    },
    {
      text: 'Kodekurs for barn fra ni år. Lag ditt eget spill på seks lørdager, 1 900 kr. PC kan lånes av oss.',
    },
    { text: 'Gratis barnehageplass i august når du binder deg til juni!', ask: ['NO-GRATIS'] },
    {
      text: 'Hei barn! Si til pappa at dere vil begynne hos oss, så får dere en bamse 🧸',
      stop: ['NO-BARN'],
      either: ['NO-GRATIS', 'NO-TILLEGG'],
    },
    {
      text: 'Maser du på mamma om hoppeslott? Bra! Fortsett med det til hun ringer oss 😄',
      stop: ['NO-BARN'],
    },
    { text: 'Siste sjanse: kun to plasser igjen på Knøttebo!', ask: ['NO-AGGRESSIV'] },
    {
      text: 'Leirskole med is, kake og tegnefilm! Denne uka lokker vi alle skolebarn inn i boden vår.',
      ask: ['NO-MAT'],
      either: ['NO-BARN'],
    },
    {
      text: 'Barna på bildet er våre, og foreldrene har svart ja på papir. Søk plass innen 1. mars.',
      picture: { told: { people: 'children', haveAgreed: true, isRetouched: false } },
    },
    {
      text: 'Nye barn starter i januar! Dette er gjengen på Maurtua.',
      picture: { told: { people: 'children', isRetouched: false } },
      ask: ['NO-NAVN'],
      either: ['NO-BARN'],
    },
    {
      text: 'Vi har visket ut et skrubbsår på kinnet hans, ellers er det ekte sommer. Plass fra august.',
      picture: { told: { people: 'children', haveAgreed: true, isRetouched: true } },
      ask: ['NO-RETUSJ'],
    },
    {
      text: 'Vi fant ikke på dette selv: en mor skrev til oss at hun endelig drikker kaffen varm. Plass fra januar!',
      either: ['NO-ANMELDELSE'],
    },
    {
      language: 'nn',
      text: 'Ledige plassar i Fjellbekken barnehage! Me er ti ungar, tre vaksne og ein hund, og er ute kvar einaste dag.',
    },
    {
      language: 'nn',
      text: 'Barnevakt i Stryn? Eg er 19, går på vidaregåande og kan laga graut. 180 kr timen, og eg syklar sjølv.',
    },
    {
      language: 'nn',
      text: 'Brus, sjokolade og teiknefilm til alle born på laurdag. Kom i kostyme!',
      ask: ['NO-MAT'],
      either: ['NO-BARN'],
    },
    {
      language: 'nn',
      text: 'Skriv deg på ventelista. Du får òg reklame frå oss på SMS kvar månad.',
      form: {
        privacyUrl: 'https://naturbarn.example/personvern',
        questions: ['Kor gamalt er barnet?'],
        consent: 'Eg godtek reklame på SMS og e-post når eg sender inn.',
      },
      ask: ['NO-SPAM'],
    },
    {
      language: 'en',
      text: 'International kindergarten in Stavanger. English until lunch, Norwegian after. Places from August, 2,000 kr a month.',
    },
    {
      language: 'en',
      text: "Homework help every Tuesday. Is maths a mystery? We sit down together until it isn't.",
    },
    {
      language: 'en',
      text: 'KIDS!!! ASK YOUR PARENTS TO BUY YOU THE NEW PUPPY CLUB CARD TODAY!!!',
      stop: ['NO-BARN'],
      hint: ['META-GRAMMAR'],
      either: ['NO-AGGRESSIV'],
    },
    {
      language: 'en',
      text: 'Teen night: energy drinks, crisps and karaoke. Free cake when you buy a ticket.',
      with: { ageFrom: 13, ageTo: 17 },
      ask: ['NO-GRATIS', 'NO-BARN', 'NO-MAT', 'NO-ENERGI'],
    },
    {
      language: 'en',
      text: 'Does your child suffer from autism? You, as a tired parent, deserve a break.',
      hint: ['META-PERSONAL'],
    },
    {
      language: 'en',
      text: 'Candy, soda and an inflatable castle for teens in Turku.',
      with: { countryCodes: ['FI'], ageFrom: 13, ageTo: 17 },
      hint: ['EU-KIDS'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: 'Godis och läsk till alla tonåringar i Lund på fredag!',
      with: { countryCodes: ['SE'], ageFrom: 13, ageTo: 17 },
      hint: ['EU-KIDS'],
      either: ['EU-UCPD'],
    },
  ],
};
