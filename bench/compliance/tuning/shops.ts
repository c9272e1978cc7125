import type { TradeAds } from '../labelled-ad.ts';

export const shops: TradeAds = {
  industry: 'Retail and online shops',
  ads: [
    {
      text: 'Ny grønn sofa i vinduet! Tre seter, ull fra Gjestal, 24 900 kr. Kom inn og sitt. Vi holder til i Torggata 1.',
    },
    { text: 'Før 1 499 nå 749! Halv pris på alle boblejakker til og med søndag.', ask: ['NO-FORPRIS'] },
    {
      text: 'SALG SALG SALG! Alt skal ut. Siste sjanse før vi stenger dørene for godt.',
      ask: ['NO-AGGRESSIV', 'NO-FORPRIS'],
      either: ['META-GRAMMAR'],
    },
    { text: 'Ukens tilbud: arbeidsbukser 599,- (ord. 899,-)', ask: ['NO-FORPRIS'] },
    {
      text: 'Brukt piano til salgs. Stemt i oktober, pent vedlikeholdt, hentes i andre etasje. 12 000 kr. Spør etter Ingrid i butikken.',
    },
    {
      text: 'En hyggelig julegave: kurven fra Gårdsbutikken med ost, syltetøy, kjeks og røykt laks. 690 kr, hentes i butikk eller sendes med posten for 99.',
      either: ['NO-PRIS'],
    },
    {
      text: 'Ny butikk på Strømmen: sigarer, pipetobakk og e-sigaretter fra hele verden.',
      stop: ['NO-TOBAKK'],
      either: ['META-GOODS'],
    },
    {
      text: 'V🔥ape og engangs-e-sigaretter i tretti smaker. Sendes samme dag!',
      stop: ['NO-TOBAKK'],
      either: ['META-GOODS'],
    },
    {
      text: 'n i k o t i n p o s e r 39 kr boksen. Lakris, mint og kaffe.',
      stop: ['NO-TOBAKK'],
      either: ['NO-MAT', 'META-GRAMMAR', 'META-GOODS'],
    },
    {
      text: 'Vinrød kjole, champagnefarget sjal eller cocktailkjole med lange ermer? Vi hjelper deg å finne antrekket til julebordet.',
    },
    {
      text: 'Kjøp tre garnnøster, betal for to. Gjelder hele ullutvalget vårt.',
      either: ['NO-FORPRIS', 'NO-GRATIS'],
    },
    {
      text: 'Du får en veske verdt 600 kr på kjøpet når du handler for over 1 500.',
      ask: ['NO-TILLEGG'],
      either: ['NO-GRATIS'],
    },
    {
      text: 'Vår miljøvennlige vaskemaskin er kåret til markedets beste. Klimanøytral produksjon, grønn samvittighet 🌱',
      ask: ['NO-VILLEDENDE', 'NO-MILJØ'],
      either: ['NO-ANMELDELSE'],
    },
    {
      text: 'BAREKRAFTIG mote fra Oslo: gjenbrukte kjoler, bærekraftig produsert og utslippsfri levering.',
      ask: ['NO-MILJØ'],
    },
    {
      text: 'Leker til store og små. Pusle\u00adspill, tog og dukker. Vi pakker inn mens du venter, og bytter til 10. januar.',
    },
    {
      text: 'Haglgevær og ammunisjon til høstens jakt. Se utvalget i våpenrommet vårt på Elverum.',
      ask: ['META-GOODS'],
    },
    {
      language: 'nn',
      text: 'Tilbod i helga: strikkegenserar 30 % avslag. Ordinær pris 1 990, no 1 390 kroner.',
      ask: ['NO-FORPRIS'],
    },
    {
      language: 'nn',
      text: 'Me har fått inn nye bunadsskor! Prøv dei heime i fred og ro. Byterett til 6. januar, kvittering trengst ikkje.',
    },
    {
      language: 'en',
      text: 'Wrinkle-free shirts, stocking fillers and wrapping paper. The shop on the corner is open until nine every night before Christmas.',
    },
    {
      text: 'Julegaven til tenåringen? Spør oss. Bildet viser ungdommene våre, og de har sagt ja til å være med.',
      picture: { told: { people: 'adults', haveAgreed: true, isRetouched: false } },
    },
    {
      text: 'Vintersko til hele familien. Se utvalget på nett.',
      with: { hasPixel: true, objective: 'traffic' },
      picture: { told: null },
      ask: ['NO-PIXEL', 'META-PICTURE'],
    },
    {
      language: 'nn',
      text: 'Snus, sigarettar og tobakk til tollfri pris på ferja. Siste fyllestopp før Hirtshals!',
      stop: ['NO-TOBAKK'],
      either: ['NO-AGGRESSIV', 'META-GOODS'],
    },
    {
      text: 'Pipetobakken har kommet! Vi har også lightere, sigarkuttere og humidorer på Grünerløkka.',
      stop: ['NO-TOBAKK'],
      either: ['META-GOODS'],
    },
    {
      language: 'en',
      text: 'New in: e-cigarettes, cigars and rolling tobacco. The smoke shop in Drammen is open until ten.',
      stop: ['NO-TOBAKK'],
      either: ['META-GOODS'],
    },
    {
      text: 'Snusfornuftig vinterfrakk i mørk ull. Tobakksbrune knapper, stor krage, 2 990 kr.',
      either: ['NO-TOBAKK'],
    },
  ],
};
