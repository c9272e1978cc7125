import type { RunProblemName, Said } from './problem-words.ts';

/** In Norwegian: what a run of publishing itself ends with. */
export const norwegianRunProblems: Record<RunProblemName, Said> = {
  unknown: {
    title: 'Kampanjen kunne ikke publiseres på Facebook. Prøv igjen.',
    cause: '',
    nextStep: 'Endre det Facebook peker på, og publiser igjen. Utkastet ditt er som før.',
  },
  mismatch: {
    title: 'Det som ligger på Facebook, er ikke det du godkjente',
    cause: 'Det Meta laget, ble sammenlignet med kampanjen din og er ikke det samme.',
    nextStep: 'Vi har fjernet kampanjen fra Facebook igjen. Publiser en gang til.',
  },
  deletedMeanwhile: {
    title: 'Kampanjen ble slettet på Facebook mens den ble publisert',
    cause: 'Noen slettet eller arkiverte den i Meta Ads Manager før den var ferdig.',
    nextStep: 'Ingenting av den ligger igjen der. Publiser igjen for å lage den på nytt.',
  },
  unlinked: {
    title: 'Facebook-kontoen er ikke koblet til. Koble den til på nytt.',
    cause: 'Koblingen til Facebook-kontoen din mangler eller virker ikke lenger.',
    nextStep: 'Koble til Facebook-kontoen på nytt, og publiser igjen.',
  },
  silent: {
    title: 'Facebook svarte ikke på et døgn',
    cause: 'Vi prøvde gang på gang i et døgn uten å få et brukbart svar. Ingenting ligger igjen på Facebook.',
    nextStep: 'Publiser igjen senere.',
  },
  silentAndLeft: {
    title: 'Facebook svarte ikke på et døgn',
    cause:
      'Vi prøvde gang på gang i et døgn uten å få et brukbart svar. Det kan ligge en kampanje igjen på Facebook.',
    nextStep: 'Slett den i Meta Ads Manager hvis du finner den der, og publiser igjen.',
  },
  goneFromFacebook: {
    title: 'Kampanjen er slettet på Facebook',
    cause: 'Noen slettet eller arkiverte den i Meta Ads Manager etter at den var publisert.',
    nextStep: 'Den er et utkast igjen: Du kan endre den og publisere den på nytt.',
  },
  notUndone: {
    title: 'Kampanjen kunne ikke fjernes fra Facebook',
    cause: 'Facebook lot oss ikke slette den, så den ligger der fortsatt som før.',
    nextStep: 'Sett den på pause eller slett den i Meta Ads Manager, eller prøv å angre publiseringen igjen.',
  },
};
