import type { UploadRefusal } from '#contract/media.ts';

type Code = UploadRefusal['code'];

const statuses: Record<Code, number> = {
  NOT_SIGNED_IN: 401,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RESOLUTION_TOO_LOW: 422,
  VIDEO_TOO_SHORT: 422,
  VIDEO_TOO_LONG: 422,
  INVALID_FILE: 422,
};

/** How the upload door says no. The tus server sends `status_code` and `body` as they are. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly status_code: number;
  readonly body: string;

  constructor(code: Code, message: string) {
    super(message);
    this.status_code = statuses[code];
    this.body = JSON.stringify({ code, message } satisfies UploadRefusal);
  }
}
