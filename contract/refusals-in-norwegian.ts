import type { RefusalCode } from './refusals.ts';

/** Every refusal again, for whoever reads Norwegian. */
export const refusalsInNorwegian: Record<RefusalCode, string> = {
  NOT_SIGNED_IN: 'Logg inn for å fortsette.',
  TOO_OFTEN: 'Det kom for mange forespørsler. Vent litt og prøv igjen.',
  EMAIL_LINK_USED: 'Denne lenken er brukt eller utløpt. Be om endringen på nytt på profilsiden din.',
  PASSWORD_WRONG: 'Dette er ikke passordet ditt.',
  PASSWORD_MISSING:
    'Kontoen din har ikke noe passord ennå. Logg ut, velg et med Glemt passordet, og kom tilbake.',
  AVATAR_UNUSABLE: 'Dette bildet kan ikke brukes.',
  TRIAL_ENDED:
    'Den gratis prøveperioden er over. Velg et abonnement for å publisere flere kampanjer. De som går, fortsetter å gå.',
  CAMPAIGNS_USED_UP: 'Alle kampanjene i abonnementet ditt er brukt.',
  MEDIA_LIMIT: 'Abonnementet ditt har ikke plass til så mange bilder i én kampanje.',
  CONNECTION_MISSING: 'Koble til Facebook-kontoen din først.',
  CONNECTION_BROKEN: 'Facebook krever at du logger inn på nytt. Koble til Facebook-kontoen din igjen.',
  SELECTION_UNKNOWN:
    'Den annonsekontoen eller siden er ikke blant dem Facebook-kontoen din lar deg bruke. Oppdater listen.',
  FACEBOOK_UNAVAILABLE: 'Facebook svarer ikke akkurat nå. Ingenting er endret. Prøv igjen om noen minutter.',
  FACEBOOK_REFUSED: 'Facebook sa nei.',
  MEDIA_NOT_FOUND: 'Vi fant ikke det bildet.',
  MEDIA_NOT_ENHANCEABLE: 'Bare bilder kan forbedres.',
  TOO_MANY_DRAFTS:
    'Abonnementet ditt har ikke plass til flere utkast. Slett et du ikke trenger lenger, så blir dette lagret.',
  CAMPAIGN_NOT_FOUND: 'Vi fant ikke den kampanjen.',
  CAMPAIGN_CHANGED_ELSEWHERE:
    'Denne kampanjen er endret i et annet vindu. Last siden på nytt for å se den nyeste versjonen.',
  CAMPAIGN_NOT_EDITABLE:
    'Denne kampanjen publiseres nå eller er allerede publisert, så utkastet kan ikke lenger endres.',
  BUTTON_NOT_POSSIBLE:
    'Meta godtar ikke denne knappen på en annonse i en kampanje med dette målet. Velg en av de mulige.',
  CAMPAIGN_NOT_READY: 'Noen ting mangler før denne kan publiseres.',
  CAMPAIGN_IS_NEWER:
    'Denne kampanjen er endret siden du sist så den. Se på den nyeste versjonen, og publiser så.',
  BUDGET_UNCONFIRMED:
    'Dette er et uvanlig høyt dagsbudsjett. Bekreft det ved å sende samme beløp som `confirmedDailyBudgetMinor`.',
  ADS_NOT_READY:
    'Annonsene kan skrives når bedriften, tilbudet og minst ett bilde eller én video er på plass.',
  WRITER_UNAVAILABLE: 'Annonseskriveren svarer ikke akkurat nå. Ingenting er tapt. Prøv igjen om et minutt.',
  WRITER_BUSY: 'Mange får skrevet annonser akkurat nå. Ingenting er tapt.',
  WRITER_USED_UP: 'Alt som kan skrives på én dag, er skrevet. Ingenting er tapt. Prøv igjen i morgen.',
  ALREADY_PUBLISHED: 'Denne kampanjen er allerede publisert.',
  PUBLICATION_NOT_FOUND: 'Vi fant ikke den publiseringen.',
  PUBLICATION_NOT_UNDOABLE:
    'Bare den siste publiseringen av en kampanje kan angres, og bare når den er vel i havn.',
  SUPPORT_CLOSED: 'Ingen er til stede akkurat nå. Skriv til oss, eller kom tilbake når vi åpner.',
  SUPPORT_UNAVAILABLE: 'Direkte hjelp er ikke tilgjengelig akkurat nå. Prøv igjen senere.',
  KEY_NOT_FOUND: 'Vi fant ikke den nøkkelen.',
  TOO_MANY_KEYS: 'Du har alle nøklene du kan ha. Trekk tilbake en som ikke lenger er i bruk.',
  KEY_UNKNOWN:
    'Vi kjenner ikke denne nøkkelen: Den er trukket tilbake, eller var aldri en av våre. Lag en ny på profilsiden din i Adfjord.',
  KEY_IS_READ_ONLY: 'Denne nøkkelen kan bare lese. Lag en som kan skrive, på profilsiden din i Adfjord.',
  NOT_WITH_A_KEY:
    'Dette krever at noen er logget inn. En nøkkel er ikke nok. Gjør det i Adfjord med nettleseren din.',
  DELETION_NOT_CONFIRMED: 'Skriv «DELETE» for å bekrefte at kontoen skal slettes.',
  DELETION_NOT_FOUND: 'Vi kjenner ingen sletting med denne koden.',
  LIVE_CAMPAIGN_NOT_FOUND: 'Vi fant ikke den kampanjen blant dem vi har hentet fra Facebook.',
  AD_SET_NOT_FOUND: 'Vi fant ikke det annonsesettet.',
  AD_NOT_FOUND: 'Vi fant ikke den annonsen.',
  TRANSPARENCY_MISSING:
    'Annonser som vises i EU, må si hvem de gjelder og hvem som betaler. Fyll ut begge deler.',
  AD_NOT_EDITABLE: 'Denne annonsen kan ikke endres her. Åpne den i Meta Ads Manager.',
  BUDGET_TOO_LOW: 'Det er mindre enn annonsekontoen tillater per dag.',
  BUDGET_NOT_HERE: 'Budsjettet til denne kampanjen kan bare endres i Meta Ads Manager.',
  CHANGE_IN_PROGRESS: 'Dette endres akkurat nå. Vent et øyeblikk og prøv igjen.',
  CHANGE_NOT_FOUND: 'Vi fant ikke den endringen.',
  CHANGE_NOT_UNDOABLE: 'Denne endringen kan ikke lenger angres.',
  PICTURE_ADDRESS_UNUSABLE: 'Bildet på denne adressen kan ikke brukes.',
  LEAD_CAMPAIGN_NOT_FOUND: 'Kampanjen finnes ikke, eller du har ikke tilgang til den.',
  LEAD_FORM_MISSING: 'Denne kampanjen har ikke noe leadskjema.',
  LEAD_PAGE_MISSING: 'Denne kampanjen har ingen Facebook-side.',
  EXPORTS_RUNNING: 'To filer lastes allerede ned. Vent til en av dem er ferdig.',
  LEAD_NOT_FOUND: 'Vi fant ikke det leadet.',
  WEBHOOK_MISSING: 'Skriv inn adressen til systemet ditt først.',
  WEBHOOK_ADDRESS_UNUSABLE: 'Leads kan ikke leveres til denne adressen.',
  DELIVERY_NOT_FOUND: 'Vi fant ikke den leveringen.',
  SYNC_TOO_SOON: 'Vent litt før du oppdaterer manuelt igjen.',
};
