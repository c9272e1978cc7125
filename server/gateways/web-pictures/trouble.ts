import { GatewayError } from '../gateway-error.ts';

export const service = 'Web picture';

/** Waiting would not help: the address itself is none that can be used. */
export function refused(reason: string): GatewayError {
  return new GatewayError({ service, trouble: 'rejected', reason });
}
