import type { TextCode } from '#server/platform/catalogue-key.ts';
import { GatewayError } from '../gateway-error.ts';
import { failure } from './failure.ts';

/** Failures that come before a single byte of the request has left. */
const known: Record<string, TextCode> = {
  ECONNREFUSED: 'lead-delivery-nobody',
  EHOSTUNREACH: 'lead-delivery-nobody',
  ENETUNREACH: 'lead-delivery-nobody',
  CERT_HAS_EXPIRED: 'lead-delivery-certificate-expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'lead-delivery-certificate-of-another',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'lead-delivery-self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'lead-delivery-self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'lead-delivery-certificate-incomplete',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'lead-delivery-certificate-unknown',
  EPROTO: 'lead-delivery-insecure',
};

/** What a failed try means for whoever set the address. */
export function explainFailure(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name))
    return failure('unknown-outcome', 'lead-delivery-too-slow');
  const code = codeOf(error);
  const reason = known[code] ?? (code.startsWith('ERR_SSL') ? 'lead-delivery-insecure' : undefined);
  if (reason) return failure('unavailable', reason);
  return failure('unknown-outcome', 'lead-delivery-broken-off', { failure: code });
}

/** Where several addresses were tried, the first one's failure speaks for all. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}
