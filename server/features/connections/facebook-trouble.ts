import type { GatewayError } from '#server/gateways/gateway-error.ts';
import { Refusal } from '#server/plumbing/refusal.ts';
import type { Spoken } from '#server/plumbing/spoken.ts';

/** What somebody who waits for an answer from Facebook is told. */
export function refusalFor({ trouble, reason, reference }: GatewayError): Refusal {
  switch (trouble) {
    case 'unauthorized':
      return new Refusal('CONNECTION_BROKEN');
    case 'forbidden':
      return new Refusal('FACEBOOK_REFUSED', { reason, reference: reference ?? null, needsPermission: true });
    case 'rejected':
    case 'not-found':
    case 'blocked':
      return new Refusal('FACEBOOK_REFUSED', { reason, reference: reference ?? null });
    case 'rate-limited':
    case 'unavailable':
    case 'unknown-outcome':
    case 'unexpected-reply':
      return new Refusal('FACEBOOK_UNAVAILABLE');
  }
}

const checkpoint = 459;

/** Subcodes of code 190, from Meta's error reference. */
const endings: Record<number, Spoken<string>> = {
  458: {
    en: 'Adfjord was removed from the apps of this Facebook account.',
    nb: 'Adfjord er fjernet fra appene til denne Facebook-kontoen.',
  },
  460: {
    en: 'The password of this Facebook account was changed.',
    nb: 'Passordet til denne Facebook-kontoen er endret.',
  },
  463: {
    en: 'The permission Facebook gave has run out, as it does after about 60 days.',
    nb: 'Tillatelsen fra Facebook er utløpt, slik den gjør etter omtrent 60 dager.',
  },
  [checkpoint]: {
    en: 'Facebook wants a security check first. Sign in on facebook.com, do what it asks, then press Refresh here.',
    nb: 'Facebook krever en sikkerhetskontroll først. Logg inn på facebook.com, gjør det du blir bedt om, og trykk så på Oppdater her.',
  },
  464: {
    en: 'Facebook wants this account to be confirmed first.',
    nb: 'Facebook vil at denne kontoen skal bekreftes først.',
  },
  467: {
    en: 'This Facebook account was signed out everywhere.',
    nb: 'Denne Facebook-kontoen er logget ut overalt.',
  },
};
const unexplained: Spoken<string> = {
  en: 'Facebook no longer accepts the link to this account.',
  nb: 'Facebook godtar ikke lenger koblingen til denne kontoen.',
};

/** Whether the link is of no use until the person has done something: linked anew, or passed a security check. */
export function isLinkUnusable({ trouble, subcode }: Pick<GatewayError, 'trouble' | 'subcode'>): boolean {
  return trouble === 'unauthorized' || (trouble === 'blocked' && subcode === checkpoint);
}

/** Why the token is no longer taken, in plain words. */
export function brokenReason({ subcode }: Pick<GatewayError, 'subcode'>): Spoken<string> {
  return endings[subcode ?? 0] ?? unexplained;
}
