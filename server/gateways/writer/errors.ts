import { GatewayError, type FailureKind } from '../gateway-error.ts';

const service = 'Writer';

/** What went wrong at the model's provider. The error itself is not kept: it holds the whole request. */
export async function explainWriter(error: unknown): Promise<GatewayError> {
  if (error instanceof GatewayError) return error;
  const { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, StreamProviderError } =
    await import('ai');
  if (APICallError.isInstance(error) || StreamProviderError.isInstance(error)) return explainRefusal(error);
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) {
    return new GatewayError({
      service,
      failureKind: 'unexpected-reply',
      detail: 'the answer was not what we asked for',
    });
  }
  return new GatewayError({ service, failureKind: 'unavailable', detail: 'the answer broke off' });
}

interface ProviderFailure {
  message: string;
  statusCode?: number | undefined;
  responseHeaders?: Record<string, string> | undefined;
}

function explainRefusal({ message, statusCode, responseHeaders }: ProviderFailure): GatewayError {
  const failureKind = failureKindFor(statusCode);
  const seconds = Number(responseHeaders?.['retry-after']);
  const waitMs = failureKind === 'rate-limited' && seconds > 0 ? seconds * 1000 : undefined;
  const isWorded = message !== '' && statusCode !== undefined && statusCode >= 400;
  const words = isWorded ? message : undefined;
  return new GatewayError({ service, failureKind, words, code: statusCode, waitMs });
}

/** Statuses of the Messages API; 529 is "overloaded". https://docs.claude.com/en/api/errors */
function failureKindFor(status: number | undefined): FailureKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'rate-limited';
  return status !== undefined && status >= 400 && status < 500 ? 'rejected' : 'unavailable';
}
