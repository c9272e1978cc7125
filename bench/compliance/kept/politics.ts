import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const politics: TradeAds = {
  industry: 'Non-profit and associations',
  ads: [
    {
      text: 'Ja til selvbestemt abort. Bli med i toget 8. mars, vi starter på Youngstorget.',
      ask: ['EU-TTPA'],
      either: ['META-PERSONAL', 'META-SPECIAL'],
    },
    {
      text: 'Ministeren svikter kysten. Kystpartiet vil gi kvotene tilbake til de som bor der. Stem på oss!',
      ask: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Klimapolitikken må virke i bygdene òg. Meld deg inn i partiet for 100 kr året.',
      ask: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      text: 'STEM PÅ PARTIET SOM TØR!!! NORGES BESTE LEDER FORTJENER DIN STEMME',
      ask: ['NO-VILLEDENDE', 'EU-TTPA'],
      hint: ['META-GRAMMAR', 'META-SPECIAL'],
    },
    {
      text: 'Er du homofil? Da bør du vite hva statsministerkandidaten har sagt. Del før stortingsvalget.',
      ask: ['EU-TTPA'],
      hint: ['META-PERSONAL', 'META-SPECIAL'],
      either: ['META-CLAIMS'],
    },
    {
      text: 'Folkemøte om skolenedleggelsen i Hol. Rådmannen legger fram tallene, og alle får ordet. Samfunnshuset onsdag klokka 19.',
      either: ['EU-TTPA', 'META-SPECIAL'],
    },
    {
      text: 'Vi vil ha klatrestativ på Furulund! Skriv under for å vise kommunen at det haster.',
      either: ['NO-AGGRESSIV', 'EU-TTPA', 'META-SPECIAL'],
    },
    {
      language: 'nn',
      text: 'Røyst på Bygdelista i Vinje! Me vil halda på ungdomsskulen og byggja veg til Møsstrond.',
      ask: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      language: 'nn',
      text: 'Årsmøte i bondelaget. Sak 1: val av leiar. Sak 2: rømmegraut. Kom som du er, torsdag klokka 18 i grendahuset.',
      either: ['EU-TTPA', 'META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Vote for a greener Oslo on 8 September. Our candidates answer your questions tonight.',
      ask: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
      either: ['NO-MILJØ'],
    },
    {
      language: 'en',
      text: 'Vote in the Swedish election! Our party wants lower taxes and shorter queues.',
      with: { countryCodes: ['SE'] },
      stop: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Keep abortion legal. March with us in Warsaw, and give your vote to women.',
      with: { countryCodes: ['PL'] },
      stop: ['EU-TTPA'],
      either: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Vote yes in the referendum! Every ballot counts in Dublin this spring.',
      with: { countryCodes: ['IE'] },
      stop: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Put pressure on the government: sign for a ban on mink farms in Denmark and Norway.',
      with: { countryCodes: ['DK', 'NO'] },
      stop: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      language: 'other',
      text: 'Am Sonntag ist Wahl. Wählen Sie unsere Partei, für bezahlbare Mieten in Kiel.',
      with: { countryCodes: ['DE'] },
      stop: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Partivare fra konkursbo: 400 kontorstoler, 290 kr stykket eks. frakt. Hentes på Alnabru etter avtale.',
      either: ['NO-FORPRIS', 'NO-PRIS'],
    },
    {
      text: 'Velg farge selv! Tjue valgmuligheter på postkasser, og valgfri skrift på skiltet. Ditt valg, vår lakk.',
    },
    {
      text: 'Underskriv leiekontrakten på mobilen. Boligbyggelaget tilbyr digital signering til alle styrer, uten at noen må møtes.',
    },
    {
      text: 'Ministikkere, miniminimus og partall: matteleker for første klasse. Lær tall på lek i skolefritidsordningen.',
    },
    {
      text: 'Fagforeningen for deg som er lei av ledelsen. Meld deg inn i skjemaet.',
      form: {
        privacyUrl: 'https://forbundet.example/personvern',
        questions: ['Er du medlem av en annen fagforening?', 'Hvilket parti stemmer du på?', 'Livssyn'],
      },
      hint: ['EU-GDPR'],
      either: ['EU-TTPA', 'META-PERSONAL', 'META-SPECIAL'],
    },
  ],
};
