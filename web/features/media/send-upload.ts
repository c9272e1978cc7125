import { UploadRefusal } from '#contract/media.ts';

interface SendUpload {
  file: File;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

/** What the upload door said no to, in its own words. */
export class UploadRefused extends Error {}

/** Brings a file to the server piece by piece, resuming after a cut line. Answers the id of the picture it became. */
export async function sendUpload({ file, signal, onProgress }: SendUpload): Promise<string> {
  const { Upload, DetailedError } = await import('tus-js-client');
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'));
    const upload = new Upload(file, {
      endpoint: '/uploads',
      chunkSize: 5 * 1024 ** 2,
      retryDelays: [1000, 2000],
      storeFingerprintForResuming: false,
      metadata: { filename: file.name, filetype: file.type },
      onShouldRetry: ({ originalResponse }) => isWorthRetrying(originalResponse?.getStatus()),
      onProgress: (sent, total) => onProgress(total === 0 ? 0 : Math.round((sent / total) * 100)),
      onSuccess({ lastResponse }) {
        const mediaId = lastResponse.getHeader('X-Media-Id');
        if (mediaId) resolve(mediaId);
        else reject(new Error('The server kept the file but did not name it.'));
      },
      onError(error) {
        const answer = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
        const said = UploadRefusal.safeParse(parseJson(answer));
        reject(said.success ? new UploadRefused(said.data.message) : error);
      },
    });
    signal.addEventListener('abort', () => {
      void upload.abort(true).catch(() => undefined);
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    });
    upload.start();
  });
}

/** No answer, a server that stumbles, or a busy file; a deliberate no stays a no. */
function isWorthRetrying(status: number | undefined): boolean {
  return !status || status >= 500 || status === 409 || status === 423 || status === 429;
}

function parseJson(text: string | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
