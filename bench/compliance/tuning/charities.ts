import type { TradeAds } from '../labelled-ad.ts';

export const charities: TradeAds = {
  industry: 'Non-profit and associations',
  ads: [
    {
      headline: 'Besøksvenn i Porsgrunn',
      text: 'En time i uka, en kopp kaffe og noen å snakke med. Vi trenger flere som vil besøke eldre i nabolaget.',
      description: 'Møte onsdag kl. 18',
    },
    { text: 'Loppemarked i Grorudhallen! Låne henger? Spør speideren. Overskuddet går til ny kano.' },
    {
      text: 'Håndball for jenter og gutter. Vi trenger en lagleder til 2015-kullet. Hallen er varm, foreldrene er greie.',
    },
    {
      text: 'Vi hjelper folk med gjeld å få orden på papirene. Helt uten kostnad, og med taushetsplikt. Økonomihjelpa, hver torsdag.',
    },
    { text: 'Du som lider av psykisk sykdom: meld deg på turgruppa.', hint: ['META-PERSONAL'] },
    {
      text: 'Kjøp lodd og vinn en hytte på Hafjell! Trekning 22. desember, hvert lodd koster 100 kr.',
      ask: ['NO-TILLEGG'],
      either: ['NO-SPILL', 'META-GOODS', 'META-SPECIAL'],
    },
    {
      text: 'Norges beste veldedige organisasjon – bevist gang på gang. 100 % går til barna.',
      ask: ['NO-VILLEDENDE'],
    },
    {
      text: 'Pride-vaffel på Kulturhuset! Alle som vil er med, flagget heises klokka 15.',
      either: ['EU-TTPA'],
    },
    {
      text: 'Stopp rasismen! Meld deg inn i dag. Vi vil ha en ny asylpolitikk.',
      ask: ['EU-TTPA'],
      either: ['META-SPECIAL'],
    },
    {
      text: 'SJOKK: Bildene regjeringen ikke vil at du skal se 😱😱',
      hint: ['META-CLAIMS'],
      either: ['EU-TTPA', 'META-GRAMMAR', 'META-SPECIAL'],
    },
    {
      text: 'Gratis kalender når du blir fast giver! 200 kr i måneden i minst ett år.',
      ask: ['NO-GRATIS'],
      either: ['NO-TILLEGG'],
    },
    {
      text: 'Speidertroppen tar opp nye fra åtte år. Vi lærer knuter, lager mat på bål og sover ute også når det regner.',
    },
    {
      text: 'WhatsApp og Instagram har valgt oss som sin samarbeidspartner i Norden.',
      hint: ['META-BRANDS'],
      either: ['NO-VILLEDENDE'],
    },
    {
      text: 'Bli fadder. Jenta på bildet er laget av en maskin, for å verne de ekte barna.',
      picture: { told: { people: 'children', isRetouched: false }, isEnhanced: true },
      either: ['NO-RETUSJ', 'NO-NAVN', 'EU-AI'],
    },
    {
      text: 'Hjelp oss å hjelpe. Bildet sier mer enn tusen ord.',
      picture: { told: null },
      ask: ['META-PICTURE'],
    },
    {
      text: 'Vil du ha besøk av hund? Søk her, vi ringer deg.',
      form: {
        privacyUrl: 'https://hundehjelp.example/personvern',
        questions: ['Diagnose', 'Medisiner', 'Hvilken religion har du?'],
      },
      hint: ['EU-GDPR'],
      either: ['META-PERSONAL'],
    },
    {
      language: 'nn',
      text: 'Songkveld på bedehuset! Me syng frå den blå boka, og Gunnar spelar trøorgel. Kaffi og lefse til alle.',
    },
    {
      language: 'nn',
      text: 'Har du tapt tru på deg sjølv? Er du homofil og åleine? Me lyttar.',
      hint: ['META-PERSONAL'],
    },
    {
      language: 'nn',
      text: 'Vinn ei kake! Kjøp lodd på basaren, trekning kvar halvtime.',
      ask: ['NO-TILLEGG'],
      either: ['NO-MAT', 'NO-SPILL'],
    },
    {
      language: 'en',
      text: 'Winter coats for people who have none. Drop yours off at the library, odd buttons and all. We win when nobody freezes.',
      either: ['NO-TILLEGG'],
    },
    {
      language: 'en',
      text: 'Facebook is matching your donation! Official partner of Instagram and WhatsApp.',
      hint: ['META-BRANDS'],
      either: ['NO-VILLEDENDE'],
    },
    {
      language: 'en',
      text: "We mend toys in Kolding and give them to children's wards. Bring us your broken trains.",
      with: { countryCodes: ['DK'] },
    },
    {
      language: 'en',
      text: 'Become a visitor to the elderly in Vilnius. One hour, one cup of tea.',
      with: { countryCodes: ['LT'] },
      picture: { told: { people: 'adults', isRetouched: false }, isEnhanced: true },
      ask: ['EU-AI'],
    },
    {
      language: 'en',
      text: 'A bed, a meal, a lawyer. Support our shelter in Rotterdam.',
      with: { countryCodes: ['NL'] },
      picture: { told: { people: 'adults', haveAgreed: true }, isEnhanced: true },
      form: { privacyUrl: null, questions: ['Name'] },
      ask: ['EU-AI'],
      hint: ['EU-GDPR'],
    },
    {
      language: 'en',
      text: 'Ask for a free legal chat in Lisbon. We call you within a day.',
      with: { countryCodes: ['PT'] },
      form: { privacyUrl: null, questions: ['Phone', 'What is it about?'] },
      hint: ['EU-GDPR'],
    },
  ],
};
