import { GatewayError } from '../../gateway-error.ts';

/** What Meta answers where an ad account was asked for too much of everything; insights and the app have codes of their own. */
const codes = new Set([17, 613, 80_004]);

/** Whether Meta refuses all that is asked of an ad account for a while, changes included. */
export function isAdAccountThrottle(error: unknown): error is GatewayError {
  if (!(error instanceof GatewayError) || error.failureKind !== 'rate-limited') return false;
  return error.code !== undefined && codes.has(error.code);
}
