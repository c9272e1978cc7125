import type { AccountProblemName, Said } from './problem-words.ts';

/** In Norwegian: what stands in the way with the person's account, their roles, or Meta's limits. */
export const norwegianAccountProblems: Record<AccountProblemName, Said> = {
  signedOut: {
    title: 'Du er ikke lenger logget inn på Facebook. Koble til Facebook-kontoen din på nytt.',
    cause:
      'Facebook godtar ikke lenger koblingen til kontoen din: Den er utløpt, eller passordet eller tillatelsene er endret.',
    nextStep: 'Koble til Facebook-kontoen på nytt, og publiser igjen.',
  },
  checkpoint: {
    title: 'Facebook vil se deg først',
    cause: 'Facebook ber deg bekrefte på sitt eget nettsted at det er deg. Koblingen til Adfjord er i orden.',
    nextStep: 'Åpne Facebook, logg inn og gjør det du blir bedt om. Publiser så igjen.',
  },
  permission: {
    title: 'Facebook tillot ikke dette',
    cause: 'En tillatelse eller en rolle på annonsekontoen eller siden mangler.',
    nextStep:
      'Koble til Facebook-kontoen på nytt med alle tillatelser, eller be eieren av annonsekontoen eller siden om tilgang.',
  },
  leadPermission: {
    title:
      'Kontoen din trenger tillatelsen «pages_manage_ads» for å lage leadskjemaer. Koble til Facebook-kontoen på nytt med alle tillatelser.',
    cause:
      'Tillatelsen ble ikke gitt da Facebook-kontoen ble koblet til, eller den er trukket tilbake siden.',
    nextStep: 'Koble til Facebook-kontoen på nytt, og la alle tillatelser være krysset av.',
  },
  accountRole: {
    title: 'Du kan ikke lage annonser i denne annonsekontoen',
    cause: 'Rollen din i annonsekontoen omfatter ikke annonsering.',
    nextStep: 'Be eieren om rollen som annonsør, eller velg en annen annonsekonto.',
  },
  accountOrPage: {
    title: 'Det er noe galt med oppsettet av Facebook-kontoen eller siden.',
    cause:
      'Annonsekontoen, siden eller noe som er valgt i dem, kan ikke brukes sammen eller finnes ikke lenger.',
    nextStep: 'Oppdater tilkoblingen til Facebook, og velg annonsekonto og side på nytt.',
  },
  instagram: {
    title: 'Instagram-kontoen kan ikke brukes',
    cause: 'Instagram-kontoen til siden lar ikke denne annonsekontoen annonsere med den.',
    nextStep: 'Koble Instagram-kontoen til annonsekontoen i bedriftsinnstillingene.',
  },
  termsToAccept: {
    title: 'Metas vilkår er ikke godtatt ennå',
    cause: 'Meta vil at noen som administrerer annonsekontoen, godtar vilkårene for denne funksjonen.',
    nextStep: 'Åpne Meta Ads Manager, og godta vilkårene som vises der.',
  },
  appSettings: {
    title: 'Adfjords egen kobling til Meta er ikke satt opp riktig',
    cause: 'Meta avviste selve Adfjord. Det er ingenting galt med kontoen eller kampanjen din.',
    nextStep: 'Si fra til kundestøtten, og oppgi referansen under.',
  },
  blocked: {
    title: 'Facebook har stanset annonseringen for denne kontoen',
    cause: 'Meta har begrenset kontoen, for en stund eller for lenger. Nye forsøk nå forlenger det.',
    nextStep: 'Åpne Kontokvalitet for å se hvorfor, og be om en ny vurdering der hvis du er uenig.',
  },
  paymentMethod: {
    title: 'Annonsekontoen har ingen betalingsmåte',
    cause: 'Meta viser ingen annonser før det er klart hvordan de betales.',
    nextStep: 'Legg til en betalingsmåte i annonsekontoen, og publiser igjen.',
  },
  tooManyAds: {
    title: 'Meta tar ikke imot flere annonser nå',
    cause: 'Annonsekontoen eller kampanjen har så mange annonser som Meta tillater for det den bruker.',
    nextStep: 'Slett annonser som ikke er i bruk lenger, eller publiser igjen i morgen.',
  },
  tooManyBudgetChanges: {
    title: 'Budsjettet er endret for ofte',
    cause: 'Meta godtar fire endringer av et budsjett i timen, og ingen under det som allerede er brukt.',
    nextStep: 'Vent en time, og publiser igjen.',
  },
  deleted: {
    title: 'Kampanjen er slettet på Facebook',
    cause: 'Noen har slettet eller arkivert den i Meta Ads Manager.',
    nextStep: 'Publiser igjen for å lage den på nytt.',
  },
};
