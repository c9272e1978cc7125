import { NotVisited, type NotVisitedReason } from '../visits/not-visited.ts';
import type { LookOutcome, LookReason, Seen } from './look.ts';

type Found = readonly [LookOutcome, LookReason];

const notVisited: Record<NotVisitedReason, Found> = {
  'no-server': ['down', 'no-server'],
  endless: ['down', 'endless'],
  'private-network': ['unclear', 'private-network'],
  'no-web-address': ['unclear', 'unreadable'],
  'holds-password': ['unclear', 'unreadable'],
};

/** Codes of Node and of OpenSSL: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const known: Record<string, Found> = {
  ECONNREFUSED: ['down', 'nobody'],
  EHOSTUNREACH: ['down', 'nobody'],
  ETIMEDOUT: ['down', 'silent'],
  ENETUNREACH: ['unclear', 'our-line'],
  ENETDOWN: ['unclear', 'our-line'],
  EAI_AGAIN: ['unclear', 'our-line'],
  CERT_HAS_EXPIRED: ['insecure', 'expired'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['insecure', 'wrong-name'],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['insecure', 'self-signed'],
  ERR_INVALID_URL: ['unclear', 'unreadable'],
};

/** What a failed visit says of the page. What a browser might get over, or what may be our own, is unclear. */
export function explainTrouble(error: unknown): Seen {
  const [outcome, because] = found(error);
  return { outcome, because, status: null };
}

function found(error: unknown): Found {
  if (error instanceof NotVisited) return notVisited[error.reason];
  if (error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name))
    return ['down', 'silent'];
  const code = codeOf(error);
  if (code === 'EPROTO' && /wrong version number/.test(String(error))) return ['insecure', 'no-encryption'];
  if (known[code]) return known[code];
  // Chains that browsers mend, issuers that only we do not know, old ciphers.
  if (/CERT|ISSUER|SIGNATURE|^ERR_(SSL|TLS)|^EPROTO/.test(code)) return ['unclear', 'unknown-certificate'];
  return code.startsWith('HPE_') ? ['unclear', 'unreadable'] : ['down', 'broken-off'];
}

/** Of several addresses, one of which our own line may not lead to, the first that was reached speaks for all. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) {
    const codes = error.errors.map(codeOf);
    return codes.find((code) => code !== 'ENETUNREACH') ?? 'ENETUNREACH';
  }
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? '' : codeOf(error.cause);
}
