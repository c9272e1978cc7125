import type { GatewayError } from '#server/gateways/gateway-error.ts';
import { coded, type CodedText } from '#server/platform/coded-text.ts';

/** What a failed sync means for the person who reads it. The old figures stay in every case. */
export function problemOf({ failureKind, because, waitMs }: GatewayError): CodedText {
  switch (failureKind) {
    case 'unauthorized':
      return coded('sync-signed-out');
    case 'blocked':
      return coded('sync-blocked', because);
    case 'forbidden':
      return coded('sync-forbidden', because);
    case 'rate-limited':
      return waitMs
        ? coded('sync-slow-down', { count: Math.max(1, Math.ceil(waitMs / 60_000)) })
        : coded('sync-slow-down-soon');
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      return coded('sync-silent');
    case 'rejected':
    case 'not-found':
      return coded('sync-refused', because);
  }
}

export const ourMistake: CodedText = coded('sync-our-mistake');
