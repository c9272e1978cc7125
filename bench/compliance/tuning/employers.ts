import type { TradeAds } from '../labelled-ad.ts';

export const employers: TradeAds = {
  industry: 'Recruitment and staffing',
  ads: [
    {
      headline: 'Vil du bli togfører?',
      text: 'Vi lærer deg opp på ni måneder, med lønn fra første dag. Søknadsfrist 10. januar.',
      description: 'Oslo, Bergen, Trondheim',
      with: { specialAdCategory: 'employment' },
    },
    {
      text: 'Salgssjef søkes! Du har solgt noe før, liker telefonen og har humor. Konkurransedyktige betingelser, fri fredag før jul.',
      with: { specialAdCategory: 'employment' },
    },
    {
      text: 'Ledende ansatte får også ta oppvasken hos oss. Vi ser etter daglig leder til museet på Kongsberg.',
      with: { specialAdCategory: 'employment' },
      either: ['NO-VILLEDENDE'],
    },
    {
      text: 'Sjåfør klasse C søkes i Alta. Fast stilling, ny bil, hjemme hver kveld.',
      hint: ['META-SPECIAL'],
    },
    { text: 'Renholdere til hotell i Tromsø. Send søknad på norsk eller engelsk.', hint: ['META-SPECIAL'] },
    {
      text: 'Tjen 3 000 kr dagen hjemmefra! Ingen erfaring, ingen sjef, bare penger inn på konto 💰',
      hint: ['META-CLAIMS'],
      either: ['NO-VILLEDENDE', 'META-SPECIAL'],
    },
    {
      text: 'DU VIL IKKE TRO HVA DENNE BEDRIFTEN BETALER!!! SØK JOBB NÅ',
      hint: ['META-CLAIMS', 'META-GRAMMAR', 'META-SPECIAL'],
    },
    {
      text: 'Haster: tre snekkere til Svalbard. Fly og hus er ordnet.',
      hint: ['META-SPECIAL'],
      either: ['NO-AGGRESSIV'],
    },
    {
      text: 'Bemanningsbyrå med folk på kort varsel. Kokker, sjåfører og lagerhjelp til bedriften din, fra én dag til ett år.',
      either: ['META-SPECIAL'],
    },
    {
      text: 'Vi i Helse Nord vil bli flinkere til å ta imot nye kolleger. Derfor holder vi åpent hus for sykepleiere lørdag.',
      either: ['META-SPECIAL'],
    },
    {
      text: 'Meta anbefaler oss! Bli annonseselger for det offisielle Facebook-byrået i Norge.',
      hint: ['META-BRANDS', 'META-SPECIAL'],
    },
    {
      language: 'nn',
      text: 'Vaktmeister til skulen i Lom? Du kan litt om alt, og toler ungar. Fast stilling frå februar.',
      hint: ['META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Office manager wanted. You know where the spare keys are, and so will everyone else. Competitive salary, Oslo.',
      with: { specialAdCategory: 'employment' },
    },
    {
      language: 'en',
      text: "WE'RE HIRING!!! 🚨🚨🚨 Nurses, doctors, drivers – apply today, only this week, 5 spots left!",
      ask: ['NO-AGGRESSIV'],
      hint: ['META-GRAMMAR', 'META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Are you a single mum, broke and tired? This job is for you.',
      hint: ['META-PERSONAL', 'META-SPECIAL'],
    },
    {
      language: 'en',
      text: 'Warehouse staff wanted in Gothenburg. Shifts, overtime and free bus from the station.',
      with: { countryCodes: ['SE'] },
      hint: ['META-SPECIAL'],
      either: ['EU-UCPD'],
    },
    {
      language: 'en',
      text: 'Our software developers in Copenhagen eat lunch together. The woman in the picture was made by a machine, the lunch was not.',
      with: { countryCodes: ['DK'] },
      picture: { told: { people: 'adults', isRetouched: false }, isEnhanced: true },
      ask: ['EU-AI'],
      either: ['META-SPECIAL'],
    },
    {
      text: 'Legg igjen kontaktinfo, så varsler vi deg om nye stillinger.',
      with: { specialAdCategory: 'employment', hasPixel: true },
      form: { privacyUrl: null, questions: ['E-post'] },
      ask: ['NO-PIXEL'],
      hint: ['EU-GDPR'],
      either: ['NO-SPAM'],
    },
    {
      text: 'Ung og sulten på jobb i hotell? Du på bildet kan være neste, akkurat som Amina og Jonas, som begge vil være med her.',
      with: { specialAdCategory: 'employment', ageFrom: 16, ageTo: 25 },
      picture: { told: { people: 'adults', haveAgreed: true, isRetouched: false } },
      ask: ['NO-BARN'],
    },
  ],
};
