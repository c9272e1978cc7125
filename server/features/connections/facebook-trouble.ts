import type { GatewayError } from '#server/gateways/gateway-error.ts';
import { Refusal } from '#server/plumbing/refusal.ts';

/** What somebody who waits for an answer from Facebook is told. */
export function refusalFor({ trouble, reason, reference }: GatewayError): Refusal {
  switch (trouble) {
    case 'unauthorized':
      return new Refusal('CONNECTION_BROKEN');
    case 'rejected':
    case 'forbidden':
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

/** Subcodes of code 190, from Meta's error reference. */
const endings: Record<number, string> = {
  458: 'Adfjord was removed from the apps of this Facebook account.',
  460: 'The password of this Facebook account was changed.',
  463: 'The permission Facebook gave has run out, as it does after about 60 days.',
  464: 'Facebook wants this account to be confirmed first.',
  467: 'This Facebook account was signed out everywhere.',
};

/** Why the token is no longer taken, in plain words. */
export function brokenReason({ subcode }: Pick<GatewayError, 'subcode'>): string {
  return endings[subcode ?? 0] ?? 'Facebook no longer accepts the link to this account.';
}
