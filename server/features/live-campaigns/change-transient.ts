import type { GatewayError } from '#server/gateways/gateway-error.ts';

const passing = new Set(['rate-limited', 'unavailable', 'unknown-outcome', 'unexpected-reply']);

/** True for what may be over by itself after a while. */
export function isTransient({ failureKind }: GatewayError): boolean {
  return passing.has(failureKind);
}
