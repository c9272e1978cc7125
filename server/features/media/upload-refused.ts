import type { UploadRefusal } from '#contract/media.ts';
import type { Language } from '#contract/people.ts';
import type { Spoken } from '#server/plumbing/spoken.ts';

type Code = UploadRefusal['code'];

const statuses: Record<Code, number> = {
  NOT_SIGNED_IN: 401,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RESOLUTION_TOO_LOW: 422,
  VIDEO_TOO_SHORT: 422,
  VIDEO_TOO_LONG: 422,
  INVALID_FILE: 422,
  STORAGE_FULL: 422,
  TOO_MANY_UPLOADS: 422,
};

/** How the upload door says no. The tus server sends `status_code` and `body` as they are. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly status_code: number;
  readonly body: string;

  readonly #code: Code;
  readonly #said: Spoken<string>;

  constructor(code: Code, said: Spoken<string>) {
    super(said.en);
    this.#code = code;
    this.#said = said;
    this.status_code = statuses[code];
    this.body = this.bodyIn('en');
  }

  /** What is answered to whoever reads this language. */
  bodyIn(language: Language): string {
    const said = {
      defined: true as const,
      code: this.#code,
      status: this.status_code,
      message: this.#said[language],
    };
    return JSON.stringify(said satisfies UploadRefusal);
  }
}
