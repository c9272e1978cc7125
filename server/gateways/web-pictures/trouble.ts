import { coded } from '#server/platform/coded-text.ts';
import { GatewayError, type FailureKind } from '../gateway-error.ts';

type Reason = Parameters<typeof coded>;

/** Waiting would not help: the address itself is none that can be used. */
export function refused(...reason: Reason): GatewayError {
  return failure('rejected', reason);
}

/** It may be there another time. */
export function unavailable(...reason: Reason): GatewayError {
  return failure('unavailable', reason);
}

/** The reasons are ours, not the other server's. */
function failure(failureKind: FailureKind, reason: Reason): GatewayError {
  return new GatewayError({ service: 'Web picture', failureKind, reason: coded(...reason) });
}
