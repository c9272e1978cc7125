import type { UploadRefusal } from '#contract/media.ts';
import type { Language } from '#contract/people/people.ts';

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

interface Refused {
  code: Code;
  data?: UploadRefusal['data'];
  say: (options: { locale: Language }) => string;
}

/** How the upload door says no. The tus server sends `status_code` and `body` as they are. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly status_code: number;
  readonly body: string;

  readonly #refused: Refused;

  constructor(refused: Refused) {
    super(refused.say({ locale: 'en' }));
    this.#refused = refused;
    this.status_code = statuses[refused.code];
    this.body = this.bodyIn('en');
  }

  /** What is answered to whoever reads this language. */
  bodyIn(locale: Language): string {
    const { code, data, say } = this.#refused;
    const said = { defined: true as const, code, status: statuses[code], message: say({ locale }), data };
    return JSON.stringify(said satisfies UploadRefusal);
  }
}
