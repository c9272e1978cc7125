import { GatewayError } from '#server/gateways/gateway-error.ts';
import { coded, type CodedText } from '#server/platform/coded-text.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Why leads could not be read. The ones that are here already stay in every case. */
export function readingProblem(error: unknown): CodedText {
  if (error instanceof Refusal) return coded('reading-unlinked', { refusal: error.code });
  if (!(error instanceof GatewayError)) return coded('reading-our-mistake');
  const { failureKind, because } = error;
  switch (failureKind) {
    case 'unauthorized':
      return coded('reading-signed-out');
    case 'blocked':
      return coded('reading-blocked', because);
    case 'forbidden':
      return coded('reading-forbidden', because);
    case 'not-found':
      return coded('reading-hidden', because);
    case 'rejected':
      return coded('reading-refused', because);
    case 'rate-limited':
      return coded('reading-slow-down');
    case 'unavailable':
    case 'unexpected-reply':
    case 'unknown-outcome':
      return coded('reading-silent');
  }
}

/** Whether asking again later may help without anybody's doing. */
export function passesByItself({ failureKind }: GatewayError): boolean {
  return ['rate-limited', 'unavailable', 'unexpected-reply', 'unknown-outcome'].includes(failureKind);
}
