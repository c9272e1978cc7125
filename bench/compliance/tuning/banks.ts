import type { TradeAds } from '../labelled-ad.ts';

export const banks: TradeAds = {
  industry: 'Financial services and insurance',
  ads: [
    {
      text: 'Forbrukslån på minuttet! Inntil 500 000 kr rett på konto, uten kredittsjekk 💸 Søk nå.',
      stop: ['NO-KREDITT'],
      hint: ['META-SPECIAL'],
      either: ['NO-VILLEDENDE', 'NO-AGGRESSIV', 'META-CLAIMS', 'META-GOODS'],
    },
    {
      text: 'Boliglån fra 4,89 % nominell rente. Søk på nettet, svar samme dag.',
      with: { specialAdCategory: 'financial' },
      ask: ['NO-KREDITT'],
      either: ['NO-PRIS'],
    },
    {
      text: 'Lån 100 000 kr over 5 år: eff. rente 13,9 %, kostnad 36 400 kr, totalt 136 400 kr. Nominell rente 12,1 %. Les vilkårene før du søker.',
      with: { specialAdCategory: 'financial' },
      either: ['NO-KREDITT'],
    },
    {
      text: 'Kjøp nå, betal senere! Rentefri kreditt på 20 000 kr i 30 dager når du bestiller kredittkortet i appen.',
      ask: ['NO-KREDITT'],
      hint: ['META-SPECIAL'],
    },
    {
      text: 'KREDITTKORT MED 5 % BONUS PÅ ALT DU HANDLER! SØK NÅ OG FÅ 500 KR PÅ KJØPET',
      ask: ['NO-TILLEGG', 'NO-KREDITT'],
      hint: ['META-GRAMMAR', 'META-SPECIAL'],
      either: ['NO-FORPRIS'],
    },
    {
      text: 'Tjen 10 000 kr om dagen hjemmefra 🤑 Denne roboten handler krypto mens du sover. Ingen risiko!',
      ask: ['META-GOODS'],
      hint: ['META-CLAIMS'],
      either: ['NO-VILLEDENDE', 'META-SPECIAL'],
    },
    {
      text: 'Bitcoin for begynnere. Kjøp kryptovaluta for så lite som 100 kr, trygt og enkelt i appen vår.',
      ask: ['META-GOODS'],
      either: ['META-CLAIMS', 'META-SPECIAL'],
    },
    {
      text: 'Grønt boliglån for deg med miljøvennlig hus! 0,3 prosentpoeng lavere rente, 4,59 % nominell.',
      with: { specialAdCategory: 'financial' },
      ask: ['NO-KREDITT', 'NO-MILJØ'],
    },
    {
      text: 'Forsikring som er lett å lese. Vi har strøket alle stjernene og de små bokstavene. Ring oss, så går vi gjennom det du har.',
      either: ['META-SPECIAL'],
    },
    {
      text: 'Regnskapet ditt er kryptert hos oss, og ligger i Norge. Vi fører bilag, lønn og moms for små bedrifter på Helgeland. Ta en prat med Turid.',
    },
    {
      language: 'nn',
      text: 'Treng du hjelp med sjølvmeldinga? Me er rekneskapsførarar i Sogndal og svarar på telefonen. Timen kostar 1 200 kr, meirverdiavgift medrekna.',
    },
    {
      language: 'nn',
      text: 'Samle smålåna dine hjå oss, og spar 2 500 kr i månaden. Rente frå 8,9 %.',
      ask: ['NO-KREDITT'],
      hint: ['META-SPECIAL'],
      either: ['NO-VILLEDENDE', 'NO-PRIS', 'META-PERSONAL'],
    },
    {
      language: 'en',
      text: 'In debt? Bad credit score? We lend to you anyway – 200,000 NOK at 14.9 % interest.',
      ask: ['NO-KREDITT'],
      hint: ['META-PERSONAL', 'META-SPECIAL'],
      either: ['META-GOODS'],
    },
    {
      language: 'en',
      text: 'Mortgage from 4.9 % in all of Sweden. Apply online, answer in a minute.',
      with: { countryCodes: ['SE'] },
      ask: ['EU-CREDIT'],
      hint: ['META-SPECIAL'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Pay later with our new card! Borrow up to €5,000 interest-free for 60 days. Available in Finland.',
      with: { countryCodes: ['FI'] },
      ask: ['EU-CREDIT'],
      hint: ['META-SPECIAL'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Car loans at 5.5 % for Norwegians moving to Denmark. 250,000 kr over six years, and you can pay it back when you like.',
      with: { countryCodes: ['DK', 'NO'], specialAdCategory: 'financial' },
      ask: ['NO-KREDITT', 'EU-CREDIT'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Finance your new roof: 15,000 euros, 5.2 % a year, no fees in December. Only in Ireland.',
      with: { countryCodes: ['IE'], specialAdCategory: 'financial' },
      ask: ['EU-CREDIT'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: 'Kredit über 10.000 € ab 3,9 % Zinsen – sofort ausgezahlt, ohne Schufa.',
      with: { countryCodes: ['DE'] },
      ask: ['EU-CREDIT'],
      hint: ['META-SPECIAL'],
      either: ['EU-UCPD', 'META-GOODS'],
    },
    {
      text: 'Vipps, faktura eller kort? Betal regningen slik du vil. Vi tilbyr kassasystem til kafeer og frisører i hele landet.',
    },
  ],
};
