import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const restaurants: TradeAds = {
  industry: 'Restaurants and food',
  ads: [
    {
      text: 'Dagens: kveite med smørsaus og nypoteter, 289 kr. Kjøkkenet er åpent 12–21, og vi holder av vindusbordet til deg om du ringer først.',
    },
    {
      text: 'Afterwork på fredag! Pils og peanøtter fra klokka 15 🍺',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      text: 'Happy hour hver dag 17–19. To drinker til prisen av én!',
      stop: ['NO-ALKOHOL'],
      either: ['NO-FORPRIS', 'META-GOODS'],
    },
    {
      text: 'Vinpakke til femretteren, 695 kr. Rødvinen kommer fra Piemonte, og den hvite fra Mosel 🍷',
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      text: 'Kald ø\u200bl og varm burger, 199 kr. Hver torsdag.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GRAMMAR', 'META-GOODS'],
    },
    {
      text: 'Alkoholfritt øl er også øl. Munkholm og Clausthaler på fat hele januar.',
      ask: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      text: 'Tapas og g\u0456n tonic på brygga i kveld. Solnedgang klokka 22.10.',
      stop: ['NO-ALKOHOL'],
      either: ['META-GRAMMAR', 'META-GOODS'],
    },
    {
      text: 'Blåskjell, aioli og godt brød. Bordet står ved sjøkanten på Aker Brygge, teppene er varme.',
      picture: { told: { isRetouched: false, hasAlcohol: true } },
      stop: ['NO-ALKOHOL'],
      either: ['META-GOODS'],
    },
    {
      text: 'Svinekjøtt fra Jæren, langtidsstekt i åtte timer. Middag for fire rett hjem til deg på Forus, 749 kroner.',
    },
    {
      text: 'Ingefærshot og eplejuice fra Hardanger på frokostbordet. Kvinner i alle aldre møtes her på onsdager og strikker.',
    },
    {
      text: 'Barnemeny med leke! Nuggets, brus og is med figur fra filmen til alle små helter 🦸',
      picture: { told: { isRetouched: false, isForChildren: true } },
      ask: ['NO-MAT'],
      either: ['NO-GRATIS', 'NO-TILLEGG', 'NO-BARN'],
    },
    {
      text: 'Pizzabuffet 199 kr, kun i dag fra 16–21. Halv pris for studenter.',
      ask: ['NO-AGGRESSIV', 'NO-FORPRIS'],
    },
    {
      text: '«Best i byen!» sier gjestene våre. 5 stjerner på Tripadvisor, over 2 000 anmeldelser.',
      ask: ['NO-VILLEDENDE', 'NO-ANMELDELSE'],
    },
    {
      text: 'Vinn middag for to! Kommenter hvem du vil ta med, og lik innlegget. Trekning på fredag.',
      ask: ['NO-TILLEGG'],
      either: ['META-BRANDS'],
    },
    {
      text: 'Restaurant søker kokk og to blide servitører. Du tjener godt, og har fri annenhver helg. Ledig rom i hybelhus kan følge med.',
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Suppe, salat og ferskt brød i lunsjen, 165 kroner. Vegansk hver tirsdag. Vi fyrer i peisen fra oktober.',
    },
    {
      text: 'Vår økologiske og bærekraftige meny er bra for kloden 🌍 Klimanøytral hamburger 189,-',
      ask: ['NO-MILJØ'],
      either: ['NO-HELSEPÅSTAND'],
    },
    { text: 'Supersuppa vår styrker immunforsvaret gjennom vinteren. 119 kr.', ask: ['NO-HELSEPÅSTAND'] },
    {
      language: 'nn',
      text: 'Rømmegraut og spekemat kvar sundag på Mjølfjell. Store porsjonar, bratt trapp, fin utsikt. 245 kr.',
    },
    {
      language: 'en',
      text: 'Prawn cocktail, pepper steak, ice cream with cloudberries. Like 1985, but with better coffee. 495 kr for three courses.',
    },
    {
      language: 'en',
      text: 'Happy hour! Beer 59 kr, house wine 69 kr, cocktails 99 kr. Every day from four.',
      stop: ['NO-ALKOHOL'],
      either: ['NO-FORPRIS', 'META-GOODS'],
    },
    {
      language: 'en',
      text: 'Prosecco brunch in Stockholm for students! Bubbles, pancakes and loud music.',
      with: { countryCodes: ['SE'], ageFrom: 16, ageTo: 25 },
      hint: ['EU-KIDS'],
      either: ['EU-UCPD', 'META-GOODS'],
    },
    {
      language: 'en',
      text: 'Wine, cheese and a view over Vilnius. Young at heart? Young is fine too.',
      with: { countryCodes: ['LT'], ageFrom: 16, ageTo: 65 },
      hint: ['EU-KIDS'],
      either: ['META-GOODS'],
    },
    {
      language: 'en',
      text: 'Burger, soda and ice cream after school. Only in Gdańsk.',
      with: { countryCodes: ['PL'], ageFrom: 13, ageTo: 18 },
      hint: ['EU-KIDS'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Cider festival in Brittany. Apples, accordions and twelve ciders on tap.',
      with: { countryCodes: ['FR'], ageFrom: 15, ageTo: 65 },
      hint: ['EU-KIDS'],
      either: ['META-GOODS'],
    },
  ],
};
