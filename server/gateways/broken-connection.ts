import { GatewayError } from './gateway-error.ts';

/** Failures that happen before a single byte of the request has left. */
const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

interface Attempt {
  service: string;
  isWrite: boolean;
  /** An answer had begun to arrive. */
  wasSent: boolean;
}

/** What a thrown fetch means. The error itself is not kept: its request may carry a token. */
export function brokenConnection(error: unknown, { service, isWrite, wasSent }: Attempt): GatewayError {
  if (error instanceof GatewayError) return error;
  const code = codeOf(error);
  const mayBeDone = isWrite && (wasSent || !neverSent.has(code));
  return new GatewayError({
    service,
    failureKind: mayBeDone ? 'unknown-outcome' : 'unavailable',
    detail: isTimeout(error) ? 'no answer in time' : `the connection failed (${code})`,
  });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause instanceof Error ? codeOf(error.cause) : error.name;
}
