import { GatewayError, type FailureKind } from '../gateway-error.ts';

/** A key that leads out of the store, or has letters that not every store takes. */
const badKeys = new Set(['E_PATH_TRAVERSAL_DETECTED', 'E_UNALLOWED_CHARACTERS', 'E_INVALID_KEY']);
/** What a folder and what S3 call a file that is not there. */
const missing = new Set(['ENOENT', 'NoSuchKey', 'NoSuchUpload', 'NotFound']);

export async function orExplain<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw explainStorage(error);
  }
}

/** What a failed read or write means. Storage names no paths: they are nobody's business outside. */
export function explainStorage(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  const code = codeOf(error);
  return new GatewayError({
    service: 'Storage',
    failureKind: failureKindFor(code),
    detail: `storage failed (${code})`,
    reference: code,
  });
}

function failureKindFor(code: string): FailureKind {
  if (missing.has(code)) return 'not-found';
  return badKeys.has(code) ? 'rejected' : 'unavailable';
}

/** The cause underneath says more than the wrapping. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return codeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
