import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const hairdressers: TradeAds = {
  industry: 'Hairdressers and barbers',
  ads: [
    {
      text: 'Drop-in for korte hår hver lørdag. Ingen timebestilling, bare kom når du har handlet. 450 kroner for herreklipp.',
    },
    {
      text: 'Vi søker frisør med svennebrev til Ski. Du får egen stol, kurs i Oslo, og får være med å bestemme timeplanen.',
      with: { specialAdCategory: 'employment' },
    },
    {
      text: 'Vi søker ung, pen jente til resepsjonen. Send bilde i bikini!',
      hint: ['NO-KJØNN', 'META-SPECIAL'],
      either: ['META-PERSONAL'],
    },
    { text: '30 % på alle fargebehandlinger til og med 12. desember!', ask: ['NO-FORPRIS'] },
    { text: 'Frisør fra kr 390. Ekstra langt eller tykt hår kommer i tillegg.', ask: ['NO-PRIS'] },
    {
      text: 'Norges beste barbersjapp, kåret av kundene selv 💈 4,9 stjerner.',
      ask: ['NO-VILLEDENDE', 'NO-ANMELDELSE'],
    },
    {
      text: 'Frisyrer til konfirmanten og til bestemor. Vi tar imot hele familien i april, men book i god tid. Neglelakk koster 200.',
    },
    {
      text: 'Vinn en helårs klipp! Skriv en morsom kommentar, vi trekker to vinnere 20. desember.',
      ask: ['NO-TILLEGG'],
    },
    {
      text: 'Kjære frue! Rynkefri på en time? Vi tilbyr nå fillers ved siden av føning.',
      ask: ['NO-HELSE'],
      either: ['META-PERSONAL', 'META-BODY'],
    },
    {
      text: 'Et glass champagne mens du venter på fargen 🥂 Velkommen til salongen på Frogner.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      text: 'Vi er ikke billigst. Vi er ikke størst. Men vi husker navnet ditt, og hvordan du vil ha panneluggen.',
      either: ['NO-VILLEDENDE'],
    },
    {
      language: 'nn',
      text: 'Frisørsalongen i Odda held ope til 20 kvar onsdag i advent. Vask, klypp og føn medan butikken vert pynta.',
    },
    {
      language: 'nn',
      text: 'Gratis føn til alle som kjøper hårpleie for over 800 kroner!',
      ask: ['NO-GRATIS'],
      either: ['NO-TILLEGG'],
    },
    {
      language: 'en',
      text: 'LOOK YEARS YOUNGER!!! OUR BOTOX HAIR TREATMENT IS THE BEST IN TOWN!!!',
      ask: ['NO-VILLEDENDE'],
      hint: ['META-GRAMMAR'],
      either: ['NO-LEGEMIDDEL', 'NO-HELSE', 'META-BODY', 'META-GOODS'],
    },
    {
      language: 'en',
      text: "Going bald? Don't let it ruin your love life. Book a free consultation.",
      hint: ['META-PERSONAL', 'META-BODY'],
      either: ['NO-GRATIS'],
    },
    {
      text: 'Bli kunde! Vi ringer deg med et forslag.',
      form: {
        privacyUrl: 'https://salong.example/personvern',
        questions: ['Langt eller kort hår?'],
        consent: 'Du får også vårt ukentlige nyhetsbrev og SMS med tilbud når du sender inn.',
      },
      ask: ['NO-SPAM'],
    },
    {
      text: 'Hår\u00adpleie fra Facebook Beauty – vår nye serie laget sammen med Meta og WhatsApp.',
      hint: ['META-BRANDS'],
      either: ['NO-VILLEDENDE'],
    },
  ],
};
