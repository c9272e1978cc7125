import type { Spoken } from '#server/plumbing/spoken.ts';
import { GatewayError, type Trouble } from '../gateway-error.ts';

/** A failure at a customer's system, said in every language: its reasons are ours and not the system's. */
export function failure(trouble: Trouble, reason: Spoken<string>): GatewayError {
  return new GatewayError({ service: 'Customer webhook', trouble, reason });
}
