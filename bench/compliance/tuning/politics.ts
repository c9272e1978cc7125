import type { TradeAds } from '../labelled-ad.ts';

export const politics: TradeAds = {
  industry: 'Non-profit and associations',
  ads: [
    {
      text: 'Stem Senterlista i Lierne ved kommunevalget! Vi vil ha legevakt, vei og en skole i bygda.',
      ask: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      text: 'Godt valg! Møt kandidatene våre på torget lørdag klokka 12. Vafler og kaffe til alle som vil diskutere eiendomsskatt.',
      with: { specialAdCategory: 'politics' },
      ask: ['EU-TTPA'],
    },
    {
      text: 'Nei til bompenger i Nord-Jæren! Underskriv oppropet før 1. desember.',
      ask: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
      either: ['NO-AGGRESSIV'],
    },
    {
      text: 'Stopp innvandringen? Nei! Vi trenger flere hender i helsevesenet. Les programmet vårt før valget.',
      ask: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      text: 'S\u200btem R\u043edlista. P-a-r-t-i-e-t for folk flest.',
      ask: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
      either: ['META-GRAMMAR'],
    },
    {
      text: 'Som kristen velgerinne vet du hva som står på spill. Stem for familien 8. september.',
      ask: ['EU-TTPA'],
      hint: ['META-PERSONAL', 'META-SPECIAL'],
    },
    {
      text: 'Gruppeleder i kommunestyret søkes? Nei, men vi trenger en sekretær til partikontoret vårt i Hamar. Søk før nyttår.',
      hint: ['META-SPECIAL'],
      either: ['EU-TTPA'],
    },
    {
      text: 'Åpent hus på Stortinget lørdag. Se salene, spør guidene, ta trikken dit. Koster ikke noe.',
      either: ['EU-TTPA'],
    },
    {
      language: 'nn',
      text: 'Skriv under mot vindkraft på Haramsfjellet. Politikarane må høyra på folket før valet.',
      ask: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Sign the petition: no new oil fields in the north. Tell the minister what you think!',
      ask: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Stop immigration now. Sign before the election on Sunday.',
      with: { countryCodes: ['DK'] },
      stop: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Your minister promised climate policy. Ask the party why nothing happened.',
      with: { countryCodes: ['FI'], specialAdCategory: 'politics' },
      stop: ['EU-TTPA'],
    },
    {
      language: 'en',
      text: 'Meet our candidate for the European Parliament. Coffee, cake and straight answers in Utrecht.',
      with: { countryCodes: ['NL'] },
      stop: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      language: 'other',
      text: 'Rösta på Landsbygdspartiet den 13 september! Vi vill ha kvar skolan i byn.',
      with: { countryCodes: ['SE'] },
      stop: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      language: 'other',
      text: 'Stem på vores parti til folketingsvalget. Mere natur, færre motorveje.',
      with: { countryCodes: ['DK'] },
      stop: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'A vote for us is a vote for the fishing towns. Local elections in Iceland and Norway, all parties invited to debate.',
      with: { countryCodes: ['NO', 'IS'] },
      ask: ['EU-TTPA'],
      hint: ['META-SPECIAL'],
    },
    {
      text: 'God stemning på loppemarkedet! Partivarer, bøker og en tombola. Korpset spiller klokka 14.',
      either: ['NO-TILLEGG'],
    },
    {
      text: 'Kurs i stemmebruk for lærere, prester og andre som snakker mye. To kvelder på Litteraturhuset, 890 kroner.',
    },
    {
      text: 'Selskapslokale med plass til 80. Partytelt, dansegulv og stemningslys kan leies i tillegg. Se kalenderen for ledige datoer.',
    },
    {
      text: 'Minister? Nei, ministrant! Kirken vår på Stord trenger ungdommer som vil tenne lys og bære korset.',
      either: ['EU-TTPA', 'META-PERSONAL'],
    },
  ],
};
