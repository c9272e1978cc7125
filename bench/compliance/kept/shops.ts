import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const shops: TradeAds = {
  industry: 'Retail and online shops',
  ads: [
    {
      text: 'Black Week hos Elektrohuset: inntil 60 % på alt! Ledende på TV i Norge. Kun i dag, løp og kjøp!!!',
      ask: ['NO-VILLEDENDE', 'NO-AGGRESSIV', 'NO-FORPRIS'],
      hint: ['META-GRAMMAR'],
    },
    {
      text: 'Vinterskoa er på plass 👢 Herresko i størrelse 39 til 48, damesko 35 til 43. Åpent til 20 i hele desember.',
    },
    {
      text: 'Alle gulvlamper er satt ned med 300 kroner fram til lørdag. Førpris 1 290, lavest de siste 30 dagene.',
      with: { beforePriceMinor: 129000, campaignPriceMinor: 99000 },
      ask: ['NO-FORPRIS'],
    },
    {
      text: 'Vi søker butikkselger i Molde med sans for garn og folk. Konkurransedyktig lønn. Søknad innen 15. desember.',
      with: { specialAdCategory: 'employment' },
    },
    {
      text: 'Snus 2 for 1 hele helga 😎 Vi har også vape og nikotinposer. ID må vises.',
      stop: ['NO-TOBAKK'],
      ask: ['NO-FORPRIS'],
      either: ['META-GOODS'],
    },
    {
      text: 'Snüs og t\u043ebakk til taxfreepriser, rett over grensa',
      stop: ['NO-TOBAKK'],
      either: ['NO-FORPRIS', 'META-GOODS'],
    },
    {
      text: 'Røykvarslere med ti års batteri, to for 498 kr. Heng en på hvert soverom, og test den 1. desember.',
      either: ['NO-FORPRIS'],
    },
    {
      text: 'Vinylplater! Vi kjøper, bytter og selger. 14 000 album på lager, og over 50 kasser med singler. Vindmøllebakken 2.',
    },
    {
      text: 'Gratis mobil! 0 kr når du tegner abonnement hos oss i 24 måneder.',
      ask: ['NO-GRATIS'],
      either: ['NO-PRIS', 'NO-KREDITT'],
    },
    { text: 'Øko vennlig t-skjorte i 100 % CO2-nøytral bomull. 199 kr.', ask: ['NO-MILJØ'] },
    {
      text: 'Kjøp nå, alle jenter og gutter! Den nye slimpakka er her. Be foreldrene om den til jul – alle de andre har den 😜',
      stop: ['NO-BARN'],
      either: ['NO-AGGRESSIV'],
    },
    { text: 'Kunstig granbar, nisselue og stjernehimmel i lys. Alt til jul under ett tak på Lagunen.' },
    {
      text: 'Kniver fra Japan, slipt for hånd. Knivskarp i mange år, 2 års garanti på skaftet. Fra smia i Rosendal.',
      either: ['META-GOODS'],
    },
    {
      text: 'Springkniv, pepperspray og luftpistol uten papirer. Vi sender over hele landet.',
      ask: ['META-GOODS'],
    },
    {
      language: 'nn',
      text: 'Miljøvenleg og berekraftig golvbelegg – det grønaste på marknaden.',
      ask: ['NO-MILJØ'],
      either: ['NO-VILLEDENDE'],
    },
    {
      language: 'en',
      text: "Black Friday! 50 % off everything. Last chance, only 2 hours left – once it's gone, it's gone!",
      ask: ['NO-AGGRESSIV', 'NO-FORPRIS'],
    },
    {
      language: 'en',
      text: 'Green sofas, blue lamps, second-hand everything. If it is old and Norwegian, we probably have it. Antiques on Markveien.',
    },
    {
      language: 'en',
      text: 'Snus and vapes delivered to your door in Oslo. Nicotine pouches from 29 kr.',
      stop: ['NO-TOBAKK'],
      ask: ['NO-PRIS'],
      either: ['META-GOODS'],
    },
    {
      text: 'Hettegensere i nye farger 🧡 Kom og prøv.',
      picture: { told: { people: 'children', haveAgreed: false, isRetouched: false } },
      ask: ['NO-NAVN'],
      either: ['NO-BARN'],
    },
    {
      text: 'Stearinlys, servietter og en varm dør. Røykestua vår er åpen på lørdager.',
      picture: { told: { isRetouched: false, hasAlcohol: true } },
      stop: ['NO-ALKOHOL'],
      either: ['NO-TOBAKK'],
    },
    {
      language: 'nn',
      text: 'Nikotinposar med smak av tyttebær, 35 kr boksen. Berre for vaksne.',
      stop: ['NO-TOBAKK'],
      either: ['META-GOODS'],
    },
    {
      text: 'SNUSBOKSER i bjørk – fylles med din favoritt fra disken 👌',
      stop: ['NO-TOBAKK'],
      either: ['META-GOODS'],
    },
    {
      text: 'v4pe 0g snuus, alt 50 % av! Hent på Skøyen.',
      stop: ['NO-TOBAKK'],
      ask: ['NO-FORPRIS'],
      either: ['META-GRAMMAR', 'META-GOODS'],
    },
    {
      text: 'Snuse etter trøfler? Hunden din kan lære det! Kurs i ettersøk for alle raser, fire søndager, 1 200 kr.',
    },
  ],
};
