import { randomBytes } from 'node:crypto';

/** https://docs.claude.com/en/api/errors */
const types: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  500: 'api_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

const words: Record<number, string> = {
  429: 'This request would exceed your organization’s rate limit. Please try again later.',
  500: 'Internal server error',
  529: 'Overloaded',
};

export interface Failure {
  status: number;
  message?: string | undefined;
  headers?: Record<string, string> | undefined;
}

/** A deliberate no from the Messages API. */
export class AnthropicError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function errorOf({ status, message }: Failure): { type: string; message: string } {
  const type = types[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
  return { type, message: message ?? words[status] ?? type.replaceAll('_', ' ') };
}

export function fail(failure: Failure): Response {
  const id = `req_practice_${randomBytes(9).toString('hex')}`;
  const { status, headers } = failure;
  const retry: Record<string, string> = status === 429 ? { 'retry-after': '1' } : {};
  return Response.json(
    { type: 'error', error: errorOf(failure), request_id: id },
    { status, headers: { 'request-id': id, ...retry, ...headers } },
  );
}
