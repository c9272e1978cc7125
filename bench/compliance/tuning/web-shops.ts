import type { TradeAds } from '../labelled-ad.ts';

export const webShops: TradeAds = {
  industry: 'Retail and online shops',
  ads: [
    {
      text: 'Strikkepinner i oliven\u00adtre, 119 kr paret. Vi sender samme dag når du bestiller før klokka 13, og porto er 49 kroner.',
      either: ['NO-PRIS'],
    },
    {
      text: 'Kjøp brukt barneutstyr av folk i nærheten. Vi frakter vogna, vasker den og gir seks måneders garanti.',
    },
    {
      text: 'Cyber Monday hele uka! -30 % på alt med koden CYBER. Siste sjanse i kveld ⏰',
      ask: ['NO-AGGRESSIV', 'NO-FORPRIS'],
    },
    {
      text: 'Helt GRATIS prøvepakke! Du betaler bare 49 kr i frakt, og får deretter en ny pakke hver måned for 349 kr til du sier opp.',
      ask: ['NO-GRATIS'],
      either: ['NO-VILLEDENDE', 'NO-PRIS', 'META-GRAMMAR'],
    },
    { text: 'Lommelykt 299 kr pluss frakt. Batteri kommer i tillegg.', ask: ['NO-PRIS'] },
    {
      text: 'Hansker i reinskinn, tovet ull og vindtett fôr. De holder til du mister dem. Fem størrelser, to farger.',
    },
    {
      text: 'Ikke reklame, bare et tips fra en venn: denne kremen fjernet kvisene mine på 7 dager!',
      hint: ['NO-SKJULT', 'META-CLAIMS'],
      either: ['NO-HELSE', 'NO-ANMELDELSE', 'META-BODY'],
    },
    {
      text: 'BREAKING: Nordmenn strømmer til denne nettbutikken. Redaksjonen har testet saken.',
      hint: ['NO-SKJULT'],
      either: ['NO-VILLEDENDE', 'META-CLAIMS', 'META-GRAMMAR'],
    },
    {
      text: 'Elsket av tusenvis. «Beste puta jeg har eid», skriver Tove (anmeldelse fra nettsiden vår).',
      ask: ['NO-ANMELDELSE'],
      either: ['NO-VILLEDENDE'],
    },
    {
      text: 'Tyggegummi med koffein og energidrikk i miniboks, 12-pakning til russen 2027!',
      with: { ageFrom: 16, ageTo: 19 },
      ask: ['NO-BARN', 'NO-MAT', 'NO-ENERGI'],
    },
    {
      text: 'e n e r g i d r i k k til gamere. 160 mg koffein gir deg fokus hele natta.',
      with: { ageFrom: 15, ageTo: 21 },
      ask: ['NO-BARN', 'NO-MAT', 'NO-ENERGI'],
      either: ['NO-HELSEPÅSTAND', 'META-GRAMMAR'],
    },
    {
      text: 'Energi-drikk med pasjonsfrukt? Rusbrus er det ikke, men du våkner!',
      with: { ageFrom: 14, ageTo: 30 },
      ask: ['NO-BARN', 'NO-MAT', 'NO-ENERGI'],
      either: ['NO-ALKOHOL'],
    },
    {
      text: 'Proteinbar, isotonisk sportsdrikk og energidrikkpulver: alt til treninga.',
      with: { ageFrom: 16, ageTo: 40 },
      ask: ['NO-BARN', 'NO-ENERGI'],
      either: ['NO-MAT'],
    },
    {
      text: 'Godteri i bøtte! 2 kg smågodt og tre brus på døra før filmen.',
      with: { ageFrom: 15, ageTo: 30 },
      ask: ['NO-BARN', 'NO-MAT'],
    },
    { text: 'Chips, sjokolade og brus til kosekvelden? Varene er hos deg innen en time.' },
    {
      text: 'Date noen som bor i nærheten! Finn kjærligheten i appen vår, gratis for kvinner.',
      ask: ['META-GOODS'],
      either: ['NO-GRATIS', 'NO-KJØNN', 'META-PERSONAL'],
    },
    {
      text: 'Ibux, Paracet og nesespray uten resept. Bestill fra det lokale apoteket ditt i Levanger, 89 kr i frakt.',
      either: ['NO-PRIS', 'NO-LEGEMIDDEL', 'META-GOODS'],
    },
    {
      language: 'nn',
      text: 'Gratis garn! Du får to nøste når du kjøper oppskrift og pinnar for minst 600 kr.',
      ask: ['NO-GRATIS'],
      either: ['NO-TILLEGG'],
    },
    {
      language: 'nn',
      text: 'Billegast på nett, garantert! 25 % avslag på alle langermar.',
      ask: ['NO-VILLEDENDE', 'NO-FORPRIS'],
    },
    {
      language: 'en',
      text: 'Spare parts for stoves made before 1970. Send us a photo of the casting number, and we find the hinge, the grate or the knob.',
    },
    {
      text: 'Som vår kunde får du samme vare, samme pris. Førpris 1 490 kr, nå 990 kr!',
      with: {
        beforePriceMinor: 149000,
        campaignPriceMinor: 99000,
        earlierPrices: [
          {
            campaign: 'September',
            product: '',
            priceMinor: 109000,
            currency: 'NOK',
            until: '2026-10-15',
          },
        ],
      },
      ask: ['NO-FORPRIS'],
    },
    {
      text: 'Opp\u00adblåsbar kajakk. Modellen på bildet fikk lengre bein i redigeringen.',
      with: { hasPixel: true, objective: 'sales' },
      picture: { told: { people: 'adults', isRetouched: true } },
      ask: ['NO-RETUSJ', 'NO-NAVN', 'NO-PIXEL'],
      either: ['META-BODY'],
    },
    {
      language: 'nn',
      text: 'Dette er ikkje reklame. Eg er berre ei mor på Sotra som har funne verdas mjukaste pute.',
      hint: ['NO-SKJULT'],
      either: ['NO-VILLEDENDE', 'NO-ANMELDELSE'],
    },
    {
      text: 'Nyhetsartikkel: Forskere overrasket over norsk putevar. Av vår medarbeider i Lillehammer.',
      hint: ['NO-SKJULT'],
      either: ['META-CLAIMS'],
    },
    {
      text: 'Facebook har kåret oss til årets nettbutikk. Se beviset fra Meta på siden vår.',
      hint: ['META-BRANDS'],
      either: ['NO-VILLEDENDE'],
    },
    {
      language: 'nn',
      text: 'Facebook-godkjend nettbutikk! Meta har gjeve oss gullmerket sitt.',
      hint: ['META-BRANDS'],
      either: ['NO-VILLEDENDE'],
    },
    {
      language: 'en',
      text: 'You can find us on Facebook too, but the shop with the squeaky door is more fun.',
      either: ['META-BRANDS'],
    },
    {
      language: 'en',
      text: 'Mugs from the north, each a little crooked. See them all on our website.',
      with: { hasPixel: true, objective: 'traffic' },
      picture: { told: null },
      ask: ['NO-PIXEL', 'META-PICTURE'],
    },
    {
      language: 'en',
      text: 'Candle holders made of ship nails. Fifty of them, then no more.',
      picture: { told: null },
      ask: ['META-PICTURE'],
      either: ['NO-AGGRESSIV'],
    },
    {
      text: 'Salt i glass, rett fra havet. Hvordan ser det ut? Slik.',
      picture: { told: null },
      ask: ['META-PICTURE'],
    },
    {
      language: 'en',
      text: 'Energy drink bundle for students: 24 cans, 279 kr.',
      with: { ageFrom: 16, ageTo: 25 },
      ask: ['NO-BARN', 'NO-MAT', 'NO-ENERGI'],
    },
  ],
};
