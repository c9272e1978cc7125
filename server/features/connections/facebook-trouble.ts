import type { BrokenLink } from '#contract/connections.ts';
import type { Language } from '#contract/people/people.ts';
import type { GatewayError } from '#server/gateways/gateway-error.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { sayText } from '#server/platform/coded-text.ts';

/** What somebody who waits for an answer from Facebook is told. */
export function refusalFor(error: GatewayError, language: Language): Refusal {
  const { failureKind, reference = null } = error;
  const reason = sayText(error.reason, language);
  switch (failureKind) {
    case 'unauthorized':
      return new Refusal('CONNECTION_BROKEN');
    case 'forbidden':
      return new Refusal('FACEBOOK_REFUSED', { reason, reference, needsPermission: true });
    case 'rejected':
    case 'not-found':
    case 'blocked':
      return new Refusal('FACEBOOK_REFUSED', { reason, reference });
    case 'rate-limited':
    case 'unavailable':
    case 'unknown-outcome':
    case 'unexpected-reply':
      return new Refusal('FACEBOOK_UNAVAILABLE');
  }
}

const checkpoint = 459;

/** Subcodes of code 190, from Meta's error reference. */
const endings: Record<number, BrokenLink> = {
  458: 'removed',
  460: 'password-changed',
  463: 'expired',
  [checkpoint]: 'checkpoint',
  464: 'unconfirmed',
  467: 'signed-out-everywhere',
};

/** Whether the link is of no use until the person has done something: linked anew, or passed a security check. */
export function isLinkUnusable({
  failureKind,
  subcode,
}: Pick<GatewayError, 'failureKind' | 'subcode'>): boolean {
  return failureKind === 'unauthorized' || (failureKind === 'blocked' && subcode === checkpoint);
}

/** Why the token is no longer taken. */
export function brokenReason({ subcode }: Pick<GatewayError, 'subcode'>): BrokenLink {
  return endings[subcode ?? 0] ?? 'unexplained';
}
