import type { ChangeWords } from './change-words.ts';

const inAdsManager = 'Se i Meta Ads Manager hvordan det står til nå.';
const minutesText = (minutes: number) => (minutes === 1 ? '1 minutt' : `${minutes} minutter`);

/** In Norwegian: everything a person reads about a change that was not made. */
export const norwegianChangeWords: ChangeWords = {
  unchanged: {
    pause: 'Kampanjen ble ikke satt på pause.',
    status: 'Kampanjen ble ikke slått på.',
    'pause-part': 'Den ble ikke satt på pause.',
    'run-part': 'Den ble ikke slått på.',
    'daily-budget': 'Budsjettet er som før.',
    locations: 'Stedene er som før.',
    'ad-copy': 'Annonsen har samme tekst som før.',
    'new-ads': 'Ingen annonse ble lagt til. Det som var påbegynt, fjerner vi selv.',
    'removed-ads': 'Annonsene er der fortsatt.',
    deletion: 'Kampanjen ble ikke slettet.',
  },
  mayGoOnSpending: 'Den kan fortsette å bruke penger som før.',
  minutes: minutesText,
  signedOut: (unchanged) => ({
    title: 'Facebook krever at du logger inn på nytt',
    text: `${unchanged} Koble til Facebook-kontoen på nytt, og prøv igjen.`,
  }),
  forbidden: (unchanged, { reason, isNewAds }) => ({
    title: isNewAds ? 'Ingen tilgang til annonsekontoen på Facebook' : 'Facebook tillot ikke dette',
    text: `${unchanged} Be eieren av annonsekontoen om tilgang, eller koble til på nytt og tillat alt vi ber om. Facebook sier: ${reason}`,
  }),
  blocked: (unchanged, reason) => ({
    title: 'Facebook har stanset denne kontoen',
    text: `${unchanged} Åpne Facebook for å se hva du må gjøre. Facebook sier: ${reason}`,
  }),
  notFound: (unchanged, reason) => ({
    title: 'Den finnes ikke lenger hos Meta',
    text: `${reason} ${unchanged}`,
  }),
  slowDown: (unchanged, minutes) => ({
    title: 'Facebook ber oss gå saktere',
    text: `${unchanged} Prøv igjen om ${minutes ? `omtrent ${minutesText(minutes)}` : 'noen minutter'}, eller gjør det i Metas Annonseadministrasjon.`,
  }),
  refused: 'Facebook sa nei',
  says: (reason) => `Facebook sier: ${reason}`,
  silent: (unchanged) => ({
    title: 'Facebook svarer ikke',
    text: `Vi prøvde i fem minutter. ${unchanged} Prøv igjen.`,
  }),
  silentAndUnknown: {
    title: 'Facebook svarer ikke',
    text: `Vi prøvde i fem minutter og vet ikke om det ble gjort. ${inAdsManager} Eller prøv igjen.`,
  },
  unchecked: (why) => ({
    title: 'Vi kunne ikke kontrollere endringen',
    text: `Facebook tok imot den, men lot oss ikke se om den er der. ${inAdsManager} ${why}`,
  }),
  reconnect: 'Koble til Facebook-kontoen på nytt.',
  tooOften: (minutes) => ({
    title: 'Budsjettet er endret for ofte',
    text: `Meta tillater fire endringer av et budsjett i timen. Budsjettet er som før. Prøv igjen om omtrent ${minutesText(minutes)}.`,
  }),
  waitingFor: (minutes) => ({
    title: 'Ikke gjort ennå',
    text: `Facebook ber oss vente i omtrent ${minutesText(minutes)}. Vi fortsetter av oss selv.`,
  }),
  waiting: {
    title: 'Ikke gjort ennå',
    text: 'Facebook svarer ikke akkurat nå. Vi fortsetter å prøve av oss selv, i opptil fem minutter.',
  },
  gone: {
    title: 'Den finnes ikke lenger hos Meta',
    text: 'Noen har slettet den i Meta Ads Manager. Den koster ikke mer, og ingenting er endret.',
  },
  changedSince: {
    title: 'Den er endret siden',
    text: 'Noen har endret den i Meta Ads Manager siden, så endringen ble ikke angret. Ingenting er endret.',
  },
  notTaken: (held) => ({
    title: 'Meta gjorde ikke endringen',
    text: `Meta svarte at det var gjort, men har ${held}. Se i Meta Ads Manager før du prøver igjen.`,
  }),
  held: {
    'other-budget': 'et annet budsjett',
    'other-places': 'andre steder',
    'other-words': 'en annen tekst',
    'ads-off': 'annonser som er slått av',
    paused: 'en kampanje på pause',
    running: 'en kampanje som er i gang',
    'parts-on': 'annonsesett eller annonser som fortsatt er slått på',
    'parts-off': 'annonsesett eller annonser som fortsatt er på pause',
  },
  partly: (why) => ({
    title: 'Bare en del ble endret',
    text: `Kampanjesiden viser hva som er slått på nå, og hva som ikke er det. ${why}`,
  }),
  adsLeft: (count) => `fortsatt ${count} av annonsene`,
  leftAtMeta: (why) => ({
    title: 'Kampanjen kunne ikke slettes fra Meta Ads Manager, men fjernes fra oversikten.',
    text: `Kampanjen kan fortsatt være i gang og bruke penger. Åpne Meta Ads Manager nå, og sett den på pause eller slett den der.${why}`,
  }),
  beingPublished: {
    title: 'Kampanjen publiseres nå',
    text: 'Den ble ikke slettet. Vent til den er publisert, og slett den da.',
  },
  unlinked: (why) => ({
    title: 'Ikke koblet til Facebook',
    text: `${why} Ingenting er endret, og det som er i gang, fortsetter.`,
  }),
  ourMistake: {
    title: 'Noe gikk galt hos oss',
    text: `Vi vet ikke om det ble gjort. ${inAdsManager}`,
  },
  notEditable: (why) => ({
    title: 'Denne annonsen kan ikke endres her',
    text: `${why} Den har samme tekst som før.`,
  }),
  notAsAsked: {
    title: 'Annonsene ble ikke slik de var skrevet',
    text: 'Meta har noe annet enn det du ba om, så de ble ikke slått på, og vi fjerner dem. Prøv igjen.',
  },
};
