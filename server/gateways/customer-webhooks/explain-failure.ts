import type { Spoken } from '#server/plumbing/spoken.ts';
import { GatewayError } from '../gateway-error.ts';
import { failure } from './failure.ts';

const nobody = { en: 'Nothing answers at this address.', nb: 'Ingenting svarer på denne adressen.' };
const selfSigned = {
  en: 'Its certificate is not one that is trusted: it is signed by itself.',
  nb: 'Sertifikatet er ikke til å stole på: det er signert av seg selv.',
};
const insecure = {
  en: 'No secure connection could be made. Is it https?',
  nb: 'Det gikk ikke å opprette en sikker forbindelse. Er det https?',
};

/** Failures that come before a single byte of the request has left. */
const words: Record<string, Spoken<string>> = {
  ECONNREFUSED: nobody,
  EHOSTUNREACH: nobody,
  ENETUNREACH: nobody,
  CERT_HAS_EXPIRED: { en: 'Its certificate has run out.', nb: 'Sertifikatet har gått ut.' },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    en: 'Its certificate is for another name.',
    nb: 'Sertifikatet gjelder et annet navn.',
  },
  DEPTH_ZERO_SELF_SIGNED_CERT: selfSigned,
  SELF_SIGNED_CERT_IN_CHAIN: selfSigned,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: {
    en: 'Its certificate is not one that is trusted: a link of its chain is missing.',
    nb: 'Sertifikatet er ikke til å stole på: et ledd i kjeden mangler.',
  },
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: {
    en: 'Its certificate is not one that is trusted: nobody we know has signed it.',
    nb: 'Sertifikatet er ikke til å stole på: ingen vi kjenner, har signert det.',
  },
  EPROTO: insecure,
};

/** What a failed try means, in words for whoever set the address. */
export function explainFailure(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name))
    return failure('unknown-outcome', {
      en: 'It did not answer within 10 seconds.',
      nb: 'Det kom ikke svar innen 10 sekunder.',
    });
  const code = codeOf(error);
  const known = words[code] ?? (code.startsWith('ERR_SSL') ? insecure : undefined);
  if (known) return failure('unavailable', known);
  return failure('unknown-outcome', {
    en: `The connection broke before it answered (${code}).`,
    nb: `Forbindelsen ble brutt før det kom svar (${code}).`,
  });
}

/** Where several addresses were tried, the first one's failure speaks for all. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}
