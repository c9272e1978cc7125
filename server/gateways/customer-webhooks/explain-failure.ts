import { GatewayError, type Trouble } from '../gateway-error.ts';
import { service } from './usable-address.ts';

/** Failures that come before a single byte of the request has left. */
const words: Record<string, string> = {
  ECONNREFUSED: 'Nothing answers at this address.',
  EHOSTUNREACH: 'Nothing answers at this address.',
  ENETUNREACH: 'Nothing answers at this address.',
  CERT_HAS_EXPIRED: 'Its certificate has run out.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is not one that is trusted: it is signed by itself.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate is not one that is trusted: it is signed by itself.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'Its certificate is not one that is trusted: a link of its chain is missing.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'Its certificate is not one that is trusted: nobody we know has signed it.',
  EPROTO: 'No secure connection could be made. Is it https?',
};

/** What a failed try means, in words for whoever set the address. */
export function explainFailure(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name))
    return failure('unknown-outcome', 'It did not answer within 10 seconds.');
  const code = codeOf(error);
  const known = words[code] ?? (code.startsWith('ERR_SSL') ? words['EPROTO'] : undefined);
  if (known) return failure('unavailable', known);
  return failure('unknown-outcome', `The connection broke before it answered (${code}).`);
}

function failure(trouble: Trouble, reason: string): GatewayError {
  return new GatewayError({ service, trouble, reason });
}

/** Where several addresses were tried, the first one's failure speaks for all. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}
