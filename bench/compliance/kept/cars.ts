import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const cars: TradeAds = {
  industry: 'Automotive sales',
  ads: [
    {
      text: 'Volvo V60 2021, 64 000 km, en eier, hengerfeste og ny frontrute. 319 000 kr inkludert omregistrering. Kom og prøvekjør i Drammen.',
    },
    {
      text: 'Dekkskift 890 kr, dekkhotell 1 290 kr per sesong. Ventetiden er en halvtime, og kaffen er fersk.',
    },
    {
      text: 'Privatleasing fra 2 990 kr/mnd! Null i forskudd, godkjent på minuttet.',
      ask: ['NO-PRIS'],
      either: ['NO-KREDITT', 'META-SPECIAL'],
    },
    {
      text: 'Kjør hjem i ny elbil i dag. 0 % rente i 36 måneder, 4 500 kr i måneden!',
      ask: ['NO-KREDITT'],
      either: ['NO-AGGRESSIV', 'META-SPECIAL'],
    },
    {
      text: 'Lån til bil: eff. rente 7,12 %, 250 000 kr o/5 år, kostnad 45 900 kr, totalt 295 900 kr. Regnestykket står på vinduet av hver bil.',
      with: { specialAdCategory: 'financial' },
      either: ['NO-KREDITT'],
    },
    { text: 'CO2 nøytral bilvask med grønne børster 🌱 249 kr.', ask: ['NO-MILJØ'] },
    { text: 'Gratis vinterdekk når du kjøper bil i november.', ask: ['NO-GRATIS'], either: ['NO-TILLEGG'] },
    {
      text: 'Norges billigste bruktbiler – garantert! Opptil 40 % under listepris.',
      ask: ['NO-VILLEDENDE'],
      either: ['NO-FORPRIS'],
    },
    {
      text: 'Alarm, webasto og to sett hjul følger med. Over 50 biler på tunet, de fleste under 150 000. Åpent på søndag også.',
    },
    {
      text: 'Mann, vet du ikke hvor oljepinnen er? Da kan du sende kona, så blunker vi til henne 😉',
      hint: ['NO-KJØNN'],
      either: ['META-PERSONAL'],
    },
    {
      text: 'NÅ MÅ DU SE DETTE 😱 Du vil ikke tro hva denne bilforhandleren på Romerike gjør med gamle dieselbiler!',
      hint: ['META-CLAIMS'],
      either: ['NO-SKJULT', 'META-GRAMMAR'],
    },
    {
      text: 'Kjøpte du bil av oss i fjor? Kom innom til gratis vintersjekk, alle kunder får den, uten hake.',
      either: ['NO-GRATIS'],
    },
    {
      text: 'Lakkering av bulk på 7 dager. Send et bilde av skaden, så får du et prisanslag tilbake. Forsikring? Vi ordner det med selskapet ditt.',
    },
    {
      language: 'nn',
      text: 'Brukt Toyota frå 2018 til 159 000 kr. Me har sjekka han frå lykt til lykt, og gjev 1 års garanti.',
    },
    {
      language: 'en',
      text: 'Rent a van in Stavanger, 790 kr a day with 100 km. Pick up at seven, drop off whenever you like.',
    },
    {
      language: 'en',
      text: 'Zero-emission, climate-neutral driving! The cleanest car in the Netherlands.',
      with: { countryCodes: ['NL'] },
      stop: ['EU-GREEN'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Green Wave Auto: sustainable leasing for the whole of Ireland. Carbon neutral since 2022.',
      with: { countryCodes: ['IE'] },
      stop: ['EU-GREEN'],
      either: ['EU-UCPD', 'EU-CREDIT', 'META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Only today!!! 30 % off winter tyres. Last chance, 3 sets left!',
      with: { countryCodes: ['SE'] },
      ask: ['EU-UCPD', 'EU-PRICE'],
      hint: ['META-GRAMMAR'],
    },
    {
      text: 'Velkommen til åpen dag! Bildet av selgerne er tatt i går, og alle har sagt ja.',
      with: { hasPixel: true },
      picture: { told: { people: 'adults', haveAgreed: true, isRetouched: false } },
      ask: ['NO-PIXEL'],
    },
  ],
};
