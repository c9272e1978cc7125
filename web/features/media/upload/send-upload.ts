import type { UploadRefusal } from '#contract/media.ts';
import { spokenLanguage } from '#web/language.ts';
import { workspaceHeaders } from '#web/workspace/this-tab.ts';
import { typeOf } from './media-files.ts';

interface SendUpload {
  file: File;
  /** Where an earlier try left off. */
  url: string | undefined;
  purpose: 'logo' | undefined;
  /** Aborted with `dismissed` the server forgets what it has; with anything else it keeps it for later. */
  signal: AbortSignal;
  onUrl: (url: string) => void;
  onProgress: (sentBytes: number) => void;
}

/** The reason of an abort that is meant for good. */
export const dismissed = 'dismissed';

/** What the server refused of an upload, in its own words. */
export class UploadRefused extends Error {
  readonly code: UploadRefusal['code'];
  /** Whether the words say which file is meant. */
  readonly isNamed: boolean;

  constructor({ code, message, data }: Pick<UploadRefusal, 'code' | 'message' | 'data'>) {
    super(message);
    this.code = code;
    this.isNamed = data !== undefined;
  }
}

/** Brings a file to the server piece by piece, resuming after a cut line. Answers the id of the picture it became. */
export async function sendUpload({
  file,
  url,
  purpose,
  signal,
  onUrl,
  onProgress,
}: SendUpload): Promise<string> {
  const { Upload, DetailedError } = await import('tus-js-client');
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'));
    const upload = new Upload(file, {
      endpoint: '/uploads',
      headers: { 'Accept-Language': spokenLanguage(), ...workspaceHeaders() },
      uploadUrl: url ?? null,
      chunkSize: 5 * 1024 ** 2,
      // Counted anew whenever a piece got through.
      retryDelays: [1000, 2000],
      storeFingerprintForResuming: false,
      metadata: { filename: file.name, filetype: typeOf(file), ...(purpose && { purpose }) },
      onShouldRetry: ({ originalResponse }) => isWorthRetrying(originalResponse?.getStatus()),
      onUploadUrlAvailable: () => upload.url && onUrl(upload.url),
      onProgress: (sentBytes) => onProgress(sentBytes),
      onSuccess({ lastResponse }) {
        const mediaId = lastResponse.getHeader('X-Media-Id');
        if (mediaId) resolve(mediaId);
        else reject(new Error('The server kept the file but did not name it.'));
      },
      onError(error) {
        const answer = error instanceof DetailedError ? error.originalResponse : null;
        const said = parseJson(answer?.getBody());
        if (isRefusal(said)) reject(new UploadRefused(said));
        // The browser's own kind of error for "no answer at all".
        else reject(answer ? error : new TypeError(error.message));
      },
    });
    signal.addEventListener('abort', () => {
      void upload.abort(signal.reason === dismissed).catch(() => undefined);
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    });
    upload.start();
  });
}

/** Tells the server that nobody will send the rest. */
export async function abandonUpload(url: string): Promise<void> {
  const { Upload } = await import('tus-js-client');
  await Upload.terminate(url, { retryDelays: null, headers: workspaceHeaders() });
}

/** What the server has of an upload: so many bytes, all of it under a new id, or nothing any more. */
export async function lookUpUpload(
  url: string,
): Promise<{ sentBytes: number } | { mediaId: string } | undefined> {
  const answer = await fetch(url, {
    method: 'HEAD',
    headers: { 'Tus-Resumable': '1.0.0', ...workspaceHeaders() },
  });
  const mediaId = answer.headers.get('X-Media-Id');
  if (mediaId) return { mediaId };
  if (!answer.ok && isWorthAskingAgain(answer.status))
    throw new Error(`The server answered ${answer.status}.`);
  if (!answer.ok) return undefined;
  return { sentBytes: Number(answer.headers.get('Upload-Offset') ?? 0) };
}

/** No answer, a server that stumbles, or a busy file; a deliberate no stays a no. */
function isWorthRetrying(status: number | undefined): boolean {
  return !status || status >= 500 || status === 409 || status === 423 || status === 429;
}

/** After signing in again, too: what is said here is not what has become of the upload. */
function isWorthAskingAgain(status: number): boolean {
  return status === 401 || isWorthRetrying(status);
}

/** Every refusal of the server says what it is and in which words; what stands between us and it does not. */
function isRefusal(said: unknown): said is UploadRefusal {
  return typeof said === 'object' && said !== null && 'code' in said && 'message' in said;
}

function parseJson(text: string | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
