import { coded } from '#server/platform/coded-text.ts';
import { GatewayError, type FailureKind } from '../gateway-error.ts';

/** A failure at a customer's system. Its reasons are ours and not the system's. */
export function failure(failureKind: FailureKind, ...reason: Parameters<typeof coded>): GatewayError {
  return new GatewayError({ service: 'Customer webhook', failureKind, reason: coded(...reason) });
}
