import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const clinics: TradeAds = {
  industry: 'Dental and health clinics',
  ads: [
    {
      text: 'Fysioterapeutene i Grünerløkka hjelper folk med vonde rygger, stive nakker og knær som har gått for langt. Bestill time på nettet, så finner vi ut av det sammen.',
    },
    {
      text: 'Rynker i panna? Nå 20 % rabatt på botox hos oss i Ålesund! Bestill time til fredagen din 💉',
      stop: ['NO-LEGEMIDDEL'],
      ask: ['NO-FORPRIS'],
      either: ['NO-HELSE', 'META-PERSONAL', 'META-BODY', 'META-GOODS'],
    },
    {
      text: 'Vi skriver ut Ozempic og Wegovy etter en kort prat på video. Gå ned 15 kilo på tre måneder – se før og etter-bildene våre!',
      stop: ['NO-LEGEMIDDEL'],
      ask: ['NO-HELSE'],
      hint: ['META-BODY'],
      either: ['NO-VILLEDENDE', 'META-CLAIMS', 'META-GOODS'],
    },
    {
      text: 'Er du overvektig? Du fortjener å elske kroppen din igjen. Slankeoperasjon i Litauen, alt inkludert for 79 000 kr.',
      ask: ['NO-HELSE'],
      hint: ['META-PERSONAL', 'META-BODY'],
      either: ['META-GOODS'],
    },
    {
      text: 'Lider du av migrene? Du som har prøvd alt: vi har metoden som garantert virker!',
      ask: ['NO-VILLEDENDE'],
      hint: ['META-PERSONAL'],
      either: ['NO-HELSE', 'META-CLAIMS'],
    },
    {
      text: 'Detox-kuren vår renser leveren, helbreder eksem og forebygger kreft. 21 dager, 2 490 kr.',
      stop: ['NO-HELSEPÅSTAND'],
      either: ['NO-VILLEDENDE', 'META-BODY', 'META-CLAIMS', 'META-GOODS'],
    },
    {
      text: 'Optikeren i Kirkegata: synstest 690 kr, og briller du kan prøve hjemme i tre dager. Barn får sjekket synet hos oss også, bare ta dem med.',
    },
    {
      text: 'Slutt å røyke-kurs! Seks kvelder sammen med andre som vil det samme. Start 12. januar på helsehuset. Kursavgift 600 kr.',
    },
    {
      text: 'Trafikklys for øynene? Kom på dagen dersom du ser lysglimt. Øyelegen vår tar imot uten henvisning, timen koster 1 890 kr.',
    },
    {
      language: 'en',
      text: 'Do you suffer from diabetes? Our clinic in Bergen reverses it in 30 days. Guaranteed!',
      ask: ['NO-VILLEDENDE'],
      hint: ['META-PERSONAL', 'META-CLAIMS'],
      either: ['NO-HELSE', 'NO-HELSEPÅSTAND', 'META-BODY'],
    },
    {
      language: 'en',
      text: 'Your dentist in Oslo speaks English, Polish and Urdu. A check-up is 1,190 kroner and takes forty minutes. Book a window that suits you.',
    },
    {
      language: 'en',
      text: 'Hate your nose? Get the perfect body you always dreamed of ✨ Before & after pictures inside.',
      ask: ['NO-HELSE'],
      hint: ['META-PERSONAL', 'META-BODY'],
    },
    {
      text: 'Ozem\u00adpic på nett? Ja! Bestill s\u0435maglutid hjem i posten, 2 990 kr per måned, uten kø hos fastlegen.',
      stop: ['NO-LEGEMIDDEL'],
      either: ['NO-HELSE', 'META-BODY', 'META-GOODS'],
    },
    {
      text: 'Vi har oppskriften på god søvn: rolig rom, mørke gardiner og en god madrass. Søvnkurs på helsestasjonen hver mandag i februar.',
    },
    {
      text: 'Laserfjerning av hår 🪒 Modellen vår på bildet er glattet litt ekstra i et filter. Seks behandlinger 5 990 kr.',
      picture: { told: { people: 'adults', isRetouched: true } },
      ask: ['NO-RETUSJ', 'NO-NAVN'],
      either: ['NO-HELSE', 'META-BODY'],
    },
    {
      text: 'Hva plager deg? Fyll ut skjemaet, så ringer legen deg opp.',
      form: {
        privacyUrl: 'https://legekontoret.example/personvern',
        questions: ['Hvilken diagnose har du?', 'Hvilke medisiner bruker du?', 'Fødselsnummer (11 siffer)'],
      },
      hint: ['EU-GDPR'],
      either: ['META-PERSONAL'],
    },
    {
      text: 'Bestill time hos hudpleieren vår. Vi svarer innen en time på hverdager.',
      form: {
        privacyUrl: null,
        questions: ['Navn', 'Telefon', 'Er du gravid eller syk?'],
        consent: 'Jeg samtykker til vilkårene, og til at klinikken kan sende meg reklame på SMS og e-post.',
      },
      ask: ['NO-SPAM'],
      hint: ['EU-GDPR'],
      either: ['META-PERSONAL'],
    },
    {
      language: 'nn',
      text: 'Botoks mot sveitte! Legen vår set sprøyta på tjue minutt, 3 200 kr.',
      stop: ['NO-LEGEMIDDEL'],
      either: ['NO-HELSE', 'META-PERSONAL', 'META-BODY', 'META-GOODS'],
    },
    {
      text: 'OZEMPIC på resept i kveld 📱 Snakk med lege på video, 590 kr.',
      stop: ['NO-LEGEMIDDEL'],
      either: ['NO-HELSE', 'META-BODY', 'META-GOODS'],
    },
    {
      text: 'Dysportbehandling og Botoxbehandling til medlemspris hele november.',
      stop: ['NO-LEGEMIDDEL'],
      either: ['NO-FORPRIS', 'NO-HELSE', 'META-BODY', 'META-GOODS'],
    },
    {
      text: 'Vi tar røntgen av hunder, katter og kaniner på Skedsmo. Diagnosen får du mens du venter, og prisen før vi begynner.',
    },
    {
      text: 'Leppefillers fra Revanesse, 2 990 kr for 0,5 ml. Sykepleier Mari setter sprøyta i Kristiansand på mandager.',
      ask: ['NO-HELSE'],
      either: ['NO-LEGEMIDDEL', 'META-BODY', 'META-GOODS'],
    },
    {
      language: 'nn',
      text: 'Rynkebehandling utan skjering på Sortland. Syn oss panna di, så seier vi kva som går an.',
      ask: ['NO-HELSE'],
      either: ['META-PERSONAL', 'META-BODY'],
    },
  ],
};
