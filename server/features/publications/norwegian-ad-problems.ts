import type { AdProblemName, Said } from './problem-words.ts';

/** In Norwegian: what stands in the way in the campaign itself. */
export const norwegianAdProblems: Record<AdProblemName, Said> = {
  budgetTooLow: {
    title: 'Dagsbudsjettet er for lavt',
    cause: 'Meta har et laveste dagsbudsjett for hver annonsekonto, i kontoens egen valuta.',
    nextStep: 'Øk dagsbudsjettet, og publiser igjen.',
  },
  budgetMissing: {
    title: 'Meta godtok ikke budsjettet',
    cause: 'Måten budsjettet er satt på, passer ikke til denne annonsekontoen.',
    nextStep: 'Sett dagsbudsjettet på nytt. Hjelper ikke det, gi kundestøtten referansen under.',
  },
  placesOverlap: {
    title: 'Noen av stedene overlapper',
    cause:
      'Meta godtar et sted bare én gang: en by sammen med sitt eget land, eller to sirkler oppå hverandre, går ikke.',
    nextStep: 'Fjern stedene som ligger inni et annet.',
  },
  placesMissing: {
    title: 'Annonsene har ikke noe sted å vises',
    cause: 'Meta trenger minst ett sted.',
    nextStep: 'Legg til et sted, og publiser igjen.',
  },
  placesRestricted: {
    title: 'Annonsene kan ikke vises der',
    cause:
      'Meta godtar ikke slike annonser på et av stedene, eller stedet ligger utenfor det kategorien tillater.',
    nextStep: 'Velg andre steder.',
  },
  targeting: {
    title: 'Meta godtok ikke målgruppen',
    cause:
      'Et sted, en alder eller noe annet i målgruppen er ikke lenger tilgjengelig for annonser, eller ikke på denne måten.',
    nextStep: 'Velg stedene på nytt, og en videre aldersgruppe.',
  },
  audienceTooNarrow: {
    title: 'For få ville se annonsene',
    cause: 'Steder, alder og kjønn gir færre personer enn Meta viser annonser til.',
    nextStep: 'Legg til steder, en større radius eller flere aldre.',
  },
  placements: {
    title: 'Annonsene kan ikke vises i disse plasseringene',
    cause: 'Plasseringene på Facebook og Instagram passer ikke til målet for kampanjen.',
    nextStep: 'Gi kundestøtten referansen under.',
  },
  goal: {
    title: 'Målet passer ikke til kampanjen',
    cause: 'Målet krever et skjema, en side eller en piksel som Meta ikke fant eller ikke godtok.',
    nextStep: 'Velg skjemaet eller pikselen på nytt, og publiser igjen.',
  },
  transparency: {
    title: 'Meta vil vite hvem annonsen gjelder, og hvem som betaler',
    cause: 'EUs regler krever at annonser i EU oppgir begge deler.',
    nextStep: 'Fyll ut hvem annonsen gjelder, og hvem som betaler. Publiser så igjen.',
  },
  regionalIdentity: {
    title: 'Et av stedene krever en bekreftet annonsør',
    cause: 'Reglene der krever at annonsører først bekrefter overfor Meta hvem de er.',
    nextStep: 'Bekreft det i bedriftsinnstillingene, eller fjern stedet.',
  },
  political: {
    title: 'Denne kontoen kan ikke annonsere om politikk',
    cause: 'Meta krever at folk bekrefter hvem de er før de annonserer om politikk eller samfunnsspørsmål.',
    nextStep: 'Bekreft identiteten din hos Meta først.',
  },
  schedule: {
    title: 'Kampanjens periode er over eller for kort',
    cause: 'Meta godtar kampanjer som varer et døgn eller mer, og ikke i fortiden.',
    nextStep: 'Publiser igjen.',
  },
  picture: {
    title: 'Et bilde kom ikke fram. Prøv et annet bilde.',
    cause: 'Meta finner ikke et av bildene til annonsene i denne annonsekontoen.',
    nextStep: 'Sørg for at alle bilder er lastet opp og lagret.',
  },
  pictureUnreadable: {
    title: 'Meta kan ikke bruke et av bildene',
    cause: 'Meta kunne ikke lese filen, eller godtar ikke bilder av dette slaget.',
    nextStep: 'Velg et annet bilde, og sørg for at alle bilder er lastet opp og lagret.',
  },
  videoUnreadable: {
    title: 'Meta kan ikke bruke en av videoene',
    cause: 'Meta kunne ikke lese filen, eller godtar ikke videoer av dette slaget.',
    nextStep: 'Velg en annen video, for eksempel en MP4 med H.264 og AAC.',
  },
  music: {
    title: 'Meta fant noe som tilhører andre',
    cause: 'Musikk eller annet innhold i en annonse er beskyttet.',
    nextStep: 'Bruk et bilde eller en video som er din egen.',
  },
  videoThumbnail: {
    title: 'En video er ikke klar ennå',
    cause: 'Meta arbeider fortsatt med videoen, eller fant ikke noe stillbilde i den.',
    nextStep: 'Publiser igjen om noen minutter.',
  },
  link: {
    title: 'Nettadressen kan ikke brukes',
    cause: 'Meta kunne ikke åpne adressen, eller den mangler.',
    nextStep: 'Kontroller nettadressen, og publiser igjen.',
  },
  content: {
    title: 'Meta godtar ikke innholdet i en annonse',
    cause:
      'En tekst, et bilde eller en adresse er i strid med Metas retningslinjer for annonsering, eller den samme annonsen finnes fra før.',
    nextStep: 'Endre annonsene, og publiser igjen.',
  },
  creative: {
    title: 'Meta kunne ikke lage en av annonsene',
    cause: 'Teksten, bildet, knappen og adressen i en annonse passer ikke sammen.',
    nextStep: 'Se gjennom annonsene, særlig knappene og adressen, og publiser igjen.',
  },
  leadForm: {
    title: 'Leadskjemaet kunne ikke brukes.',
    cause: 'Annonsene fører til et skjema som mangler, er arkivert eller ikke har noen personvernerklæring.',
    nextStep: 'Velg et annet leadskjema eller lag et nytt, og publiser igjen.',
  },
};
