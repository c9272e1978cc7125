import { coded } from '#server/platform/coded-text.ts';
import { GatewayError, type Trouble } from '../gateway-error.ts';

/** A failure at a customer's system. Its reasons are ours and not the system's. */
export function failure(trouble: Trouble, ...reason: Parameters<typeof coded>): GatewayError {
  return new GatewayError({ service: 'Customer webhook', trouble, reason: coded(...reason) });
}
