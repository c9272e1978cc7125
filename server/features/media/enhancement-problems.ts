import { GatewayError } from '#server/gateways/gateway-error.ts';

const unchanged = 'Your picture is as it was.';

/** Why an enhancement failed, in words the person can act on. */
export function enhancementProblem(error: unknown): string {
  const { trouble, reason } = error instanceof GatewayError ? error : { trouble: 'unavailable', reason: '' };
  switch (trouble) {
    case 'unauthorized':
    case 'forbidden':
    case 'blocked':
      return `The picture studio does not let us in. ${unchanged} Please tell whoever runs this installation.`;
    case 'rejected':
      return `The picture studio said: “${reason}” ${unchanged} Try again, or use the original.`;
    case 'rate-limited':
      return `The picture studio has too much to do right now. ${unchanged} Please try again in a few minutes.`;
    default:
      return `The picture studio did not answer as it should. ${unchanged} Please try again.`;
  }
}
