import type { TradeAds } from '../labelled-ad.ts';

/** For measuring only: whoever writes or mends a rule looks at the other half. */
export const banks: TradeAds = {
  industry: 'Financial services and insurance',
  ads: [
    {
      headline: 'Banken på hjørnet',
      text: 'Snakk med et menneske om økonomien din. Vi tar oss tid, enten du skal kjøpe din første bolig eller spare til pensjon. Åpent 9–15, kaffe hele dagen.',
      either: ['META-SPECIAL'],
    },
    {
      text: 'Lån 65 000 kr. Vi sier ja når andre sier nei. Penger på konto i dag!',
      ask: ['NO-KREDITT'],
      hint: ['META-SPECIAL'],
      either: ['NO-VILLEDENDE', 'NO-AGGRESSIV', 'META-PERSONAL', 'META-CLAIMS', 'META-GOODS'],
    },
    {
      text: 'Billån med 5,95 % nominell rente hos oss. Låneeksempel: eff. rente 6,93 %, 300 000 kr o/7 år, kostnad 78 115 kr, totalt 378 115 kr.',
      with: { specialAdCategory: 'financial' },
      either: ['NO-KREDITT'],
    },
    {
      text: 'Gjeld? Har du betalingsanmerkning og mas fra inkasso hver uke? Vi samler alt på ett lån, 9,9 % rente.',
      ask: ['NO-KREDITT'],
      hint: ['META-PERSONAL', 'META-SPECIAL'],
      either: ['META-GOODS'],
    },
    {
      text: 'S\u200bm\u200bå\u200bl\u200bå\u200bn på dagen: 10 000 kr uten sikkerhet, 49 % rente etter første måned. Ingen spørsmål.',
      ask: ['NO-KREDITT'],
      hint: ['META-SPECIAL'],
      either: ['META-GRAMMAR', 'META-GOODS'],
    },
    {
      text: 'Norges beste sparerente! Vi er ledende på fond, og garanterer 12 % avkastning i året.',
      ask: ['NO-VILLEDENDE'],
      either: ['NO-KREDITT', 'META-CLAIMS', 'META-SPECIAL'],
    },
    {
      text: 'Nettbanken er stengt for vedlikehold natt til søndag mellom 02 og 06. Kortene virker som vanlig.',
      either: ['META-SPECIAL'],
    },
    {
      text: 'Kurs i privatøkonomi for unge voksne på biblioteket. Du lærer å sette opp et budsjett, og får låne bøker og regneark. Ingen påmelding.',
    },
    {
      language: 'nn',
      text: 'Lån 50 000 kroner i dag, utan tryggleik! Pengane er på kontoen på minuttet. Berre 3 % rente i månaden.',
      stop: ['NO-KREDITT'],
      hint: ['META-SPECIAL'],
      either: ['NO-AGGRESSIV', 'META-GOODS'],
    },
    {
      language: 'en',
      text: 'Need cash before payday? Get 5,000 kr in ten minutes. No credit check, no questions, no paperwork.',
      stop: ['NO-KREDITT'],
      ask: ['META-GOODS'],
      hint: ['META-SPECIAL'],
      either: ['META-PERSONAL', 'META-CLAIMS'],
    },
    {
      language: 'en',
      text: 'Accounting for people who would rather do something else. We keep your books, file your VAT and answer within a day.',
    },
    {
      language: 'en',
      text: 'Personal loan, 10,000 euros at 6.9 %. Money in your account tomorrow morning.',
      with: { countryCodes: ['DE'] },
      ask: ['EU-CREDIT'],
      hint: ['META-SPECIAL'],
      either: ['EU-UCPD', 'META-GOODS'],
    },
    {
      language: 'en',
      text: 'Quick loan without credit check, 2,000 € in your account within minutes. Danish residents only.',
      with: { countryCodes: ['DK'] },
      ask: ['EU-CREDIT'],
      hint: ['META-SPECIAL'],
      either: ['EU-UCPD', 'META-GOODS'],
    },
    {
      language: 'en',
      text: 'Split your purchase into 24 instalments of €49. Credit made easy, wherever you shop in the Netherlands.',
      with: { countryCodes: ['NL'] },
      ask: ['EU-CREDIT'],
      hint: ['META-SPECIAL'],
      either: ['EU-UCPD'],
    },
    {
      language: 'other',
      text: 'Låna 50 000 kr till 7,9 % ränta. Pengarna på kontot samma dag!',
      with: { countryCodes: ['SE'] },
      ask: ['EU-CREDIT'],
      hint: ['META-SPECIAL'],
      either: ['EU-UCPD'],
    },
    {
      text: 'Økonomisk rådgivning i Tromsø. Fyll ut skjemaet, så ringer Eirin deg innen to dager.',
      form: {
        privacyUrl: 'https://radgiver.example/personvern',
        questions: [
          'Lønn',
          'Gjeld',
          'Formue',
          'Fødselsnummer',
          'Sivilstatus',
          'Antall barn',
          'Medlem av fagforening?',
        ],
      },
      hint: ['EU-GDPR'],
      either: ['META-SPECIAL'],
    },
    {
      text: 'Jeg jobber ikke i banken, jeg er bare Per fra Lier som har funnet ut hvordan man slipper gebyrer. NYHETSSAK: slik gjør du det!',
      hint: ['NO-SKJULT'],
      either: ['META-CLAIMS', 'META-SPECIAL'],
    },
    {
      text: 'Nå feirer vi femti år! Alle kunder i banken er med i trekningen av en reise til Roma når de åpner sparekonto før jul.',
      ask: ['NO-TILLEGG'],
      either: ['META-SPECIAL'],
    },
  ],
};
