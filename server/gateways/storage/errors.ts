import type { TextCode } from '#server/platform/catalogue-key.ts';
import { coded } from '#server/platform/coded-text.ts';
import { type FailureKind, GatewayError } from '../gateway-error.ts';

/** A key that leads out of the store, or has letters that not every store takes. */
const badKeys = new Set(['E_PATH_TRAVERSAL_DETECTED', 'E_UNALLOWED_CHARACTERS', 'E_INVALID_KEY']);
/** What a folder and what S3 call a file that is not there. */
const missing = new Set(['ENOENT', 'NoSuchKey', 'NoSuchUpload', 'NotFound']);
/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html, and what disks and stores beside Amazon's say. */
const reasons: [RegExp, TextCode][] = [
  [/^(NoSuchBucket|InvalidBucketName)$/, 'store-no-bucket'],
  [
    /^(AccessDenied|AllAccessDisabled|Forbidden|InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken|HTTP 40[13])$/,
    'store-key',
  ],
  [
    /^(PermanentRedirect|TemporaryRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException|HTTP 30\d)$/,
    'store-region',
  ],
  [/^RequestTimeTooSkewed$/, 'store-clock'],
  [
    /^(QuotaExceeded|StorageFull|XMinioStorageFull|InsufficientStorage|HTTP 507|ENOSPC|EDQUOT)$/,
    'store-full',
  ],
  [/^(SlowDown|ServiceUnavailable|InternalError|RequestTimeout|HTTP 5\d\d)$/, 'store-busy'],
  [/^(EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST|EIO)$/, 'store-folder'],
];
/** Said of whatever has no name of its own. */
const namesNothing = /^(Error|SyntaxError|Unknown|UnknownError)$/;

/** What is thrown and no error is an answer of the tus server's, and stays one. */
export async function orExplain<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Error ? explainStorage(error) : error;
  }
}

/** What a failed read or write means. Storage names no paths: they are nobody's business outside. */
export function explainStorage(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  const status = statusOf(error);
  const code = codeOf(error);
  const named = status !== undefined && namesNothing.test(code) ? `HTTP ${status}` : code;
  return storageFailure(named, { hasAnswered: status !== undefined });
}

/** The failure that a store calls by this code, with what is wrong and what to do in words. */
export function storageFailure(code: string, { hasAnswered = true } = {}): GatewayError {
  const failureKind = failureKindFor(code);
  return new GatewayError({
    service: 'Storage',
    failureKind,
    ...(failureKind === 'unavailable'
      ? { reason: coded(reasonFor(code, hasAnswered), { code }) }
      : { detail: `storage failed (${code})` }),
    reference: code,
  });
}

export function isMissing(code: string): boolean {
  return missing.has(code);
}

function reasonFor(code: string, hasAnswered: boolean): TextCode {
  const [, known] = reasons.find(([codes]) => codes.test(code)) ?? [];
  return known ?? (hasAnswered ? 'store-refuses' : 'store-unreachable');
}

function failureKindFor(code: string): FailureKind {
  if (isMissing(code)) return 'not-found';
  return badKeys.has(code) ? 'rejected' : 'unavailable';
}

/** The cause underneath says more than the wrapping. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return codeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** With which status the store answered; undefined where it did not. */
function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode;
}
