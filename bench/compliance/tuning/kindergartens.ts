import type { TradeAds } from '../labelled-ad.ts';

export const kindergartens: TradeAds = {
  industry: 'Childcare and family services',
  ads: [
    {
      text: 'Barnehagemiljøet betyr alt. Hos oss på Lade er det atten barn, fire voksne og et grønt tun med høner.',
    },
    {
      text: 'SFO i ferien: hyttebygging, sjakk og svømming. Uke 8, 9–16, 1 250 kr. Foreldrene melder på, barna velger.',
    },
    {
      text: 'Vi søker miljøarbeider til ungdomsskolen. Du er trygg voksen, og tåler litt støy.',
      with: { specialAdCategory: 'employment' },
    },
    {
      text: 'Trygg barnevogn? Vi sjekker hjul, bremser og sele mens du venter, i døra til helsestasjonen hver onsdag.',
    },
    {
      text: 'Norges beste barnehage, kåret av foreldrene! Dobbelt så fornøyde barn.',
      ask: ['NO-VILLEDENDE'],
      either: ['NO-ANMELDELSE'],
    },
    {
      text: 'Kjøp nå, smårollinger! Nye klistremerker hver uke. Alle i klassen har dem allerede.',
      stop: ['NO-BARN'],
      either: ['NO-AGGRESSIV'],
    },
    {
      text: 'Bursdag hos oss: sjokoladefontene, brus og godteposer til alle barna. 249 kr per barn.',
      either: ['NO-BARN', 'NO-MAT'],
    },
    {
      text: 'Is og smågodt med Elsa og Olaf på lokket, gøy for alle mellom tre og ti!',
      picture: { told: { isRetouched: false, isForChildren: true } },
      ask: ['NO-MAT'],
      either: ['NO-BARN'],
    },
    {
      text: 'Foreldre! Er barnet ditt ADHD-rammet? Du som har et utfordrende barn trenger kurset vårt.',
      hint: ['META-PERSONAL'],
    },
    {
      text: 'Fyll ut og få ledig plass raskt. Vi ringer.',
      form: {
        privacyUrl: 'https://barnehagen.example/personvern',
        questions: [
          'Barnets navn',
          'Fødselsnummer',
          'Diagnose',
          'Medisin',
          'Religion',
          'Foreldrenes inntekt',
          'Sivilstand',
          'Språk',
        ],
      },
      hint: ['EU-GDPR'],
      either: ['META-PERSONAL'],
    },
    {
      text: 'Meld interesse for plass fra august. Vi svarer alle.',
      form: {
        privacyUrl: 'https://barnehagen.example/personvern',
        questions: ['Hvor gammelt er barnet?', 'Fra når trenger dere plass?'],
      },
    },
    {
      text: 'Få brosjyren vår på e-post.',
      form: {
        privacyUrl: 'https://knottebo.example/personvern',
        questions: ['Barnets alder'],
        consent: 'Ved å be om brosjyren samtykker du også til nyhetsbrev fra oss og våre annonsører.',
      },
      ask: ['NO-SPAM'],
    },
    {
      language: 'nn',
      text: 'Ope hus på skulen i Hyllestad, onsdag klokka 18. Elevane syner fram drona si og sel kaker til inntekt for turen.',
    },
    {
      language: 'nn',
      text: 'Sumarleir for born på Sunnmøre: kano, stjernehimmel og pinnebrød. Ei veke, 3 400 kr, foreldra kjem siste kvelden.',
    },
    { language: 'nn', text: 'Mas på mor di, så får du bli med på hoppeleiken vår! 🦘', stop: ['NO-BARN'] },
    {
      language: 'nn',
      text: 'Den beste barnehagen i fylket, garantert. Ring i dag, berre éin plass att!',
      ask: ['NO-VILLEDENDE', 'NO-AGGRESSIV'],
    },
    { language: 'nn', text: 'Naturbarnehage med berekraftig mat og klimanøytralt bygg.', ask: ['NO-MILJØ'] },
    {
      language: 'en',
      text: 'Babysitter in Oslo who speaks Spanish and plays chess. 230 kr an hour, references from three families.',
    },
    {
      language: 'en',
      text: 'School holiday camp with unlimited soda, candy and cartoons for children aged 6–12!',
      ask: ['NO-MAT'],
      either: ['NO-BARN'],
    },
    {
      language: 'en',
      text: 'Five stars! Parents say we are the best kindergarten in Bergen.',
      ask: ['NO-VILLEDENDE', 'NO-ANMELDELSE'],
    },
    {
      language: 'en',
      text: 'Kindergarten in Aarhus with its own goats. Visit us any Friday at ten.',
      with: { countryCodes: ['DK'] },
    },
    {
      language: 'en',
      text: 'Milkshake Monday for pupils in Malmö! Show your school card.',
      with: { countryCodes: ['SE'], ageFrom: 13, ageTo: 18 },
      hint: ['EU-KIDS'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Chocolate fountain and free trampolines for every under-16 in Cork!',
      with: { countryCodes: ['IE'], ageFrom: 13, ageTo: 16 },
      hint: ['EU-KIDS'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: 'Slik, sodavand og film for alle mellem 13 og 16 i Odense.',
      with: { countryCodes: ['DK'], ageFrom: 13, ageTo: 16 },
      hint: ['EU-KIDS'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: 'Barn! Tjata på mamma och pappa så att ni får följa med till lekparken i Växjö.',
      with: { countryCodes: ['SE'] },
      ask: ['EU-UCPD'],
    },
  ],
};
