import { imageRules, logoRules, type UploadRefusal, videoRules } from '#contract/media.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';
import { answerLanguage } from '#server/platform/answer-language.ts';

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
  STORE_FAILED: 503,
};

interface Refused {
  code: Code;
  data?: UploadRefusal['data'];
  say: (options: { locale: Language }) => string;
}

/** How an upload is refused. The tus server sends `status_code` and `body` as they are. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly status_code: number;
  readonly body: string;

  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.say({ locale: 'en' }));
    this.refused = refused;
    this.status_code = statuses[refused.code];
    this.body = this.bodyIn('en');
  }

  /** What is answered to whoever reads this language. */
  bodyIn(locale: Language): string {
    const { code, data, say } = this.refused;
    const said = { defined: true as const, code, status: statuses[code], message: say({ locale }), data };
    return JSON.stringify(said satisfies UploadRefusal);
  }
}

type Kind = 'image' | 'video';
const mostBytes: Record<Kind, number> = { image: imageRules.maxBytes, video: videoRules.maxBytes };

export function unsupportedType(fileName: string): UploadRefused {
  return refusal('UNSUPPORTED_TYPE', { fileName }, m.media_unsupported_type);
}

/** What its ending says is one of ours is damaged; anything else is of a type we do not take. */
export function unreadable(fileName: string): UploadRefused {
  if (/\.(jpe?g|png|gif)$/i.test(fileName)) return invalidFile(fileName);
  return /\.(mp4|mov|avi|webm)$/i.test(fileName) ? damagedVideo(fileName) : unsupportedType(fileName);
}

export function tooLarge(
  fileName: string,
  { bytes, kind = 'video' }: { bytes?: number; kind: Kind | undefined },
): UploadRefused {
  const most = mostBytes[kind];
  const data = { fileName, ...(bytes && { bytes }), mostBytes: most };
  return refusal('TOO_LARGE', data, (file, options) => {
    if (!bytes)
      return kind === 'image' ? m.media_too_large(file, options) : m.media_video_too_large(file, options);
    const sizes = { ...file, size: nameSize(bytes, options), most: nameSize(most, options) };
    return kind === 'image'
      ? m.media_picture_of_size_too_large(sizes, options)
      : m.media_video_of_size_too_large(sizes, options);
  });
}

export function invalidFile(fileName: string): UploadRefused {
  return refusal('INVALID_FILE', { fileName, cause: 'damaged-picture' }, m.media_damaged_picture);
}

export function damagedVideo(fileName: string): UploadRefused {
  return refusal('INVALID_FILE', { fileName, cause: 'damaged-video' }, m.media_damaged_video);
}

/** A film of ten thousand pictures is no picture. */
export function tooManyFrames(fileName: string, mostFrames: number): UploadRefused {
  const data = { fileName, cause: 'too-many-frames', mostFrames } as const;
  return refusal('INVALID_FILE', data, m.media_too_many_frames, { most: mostFrames });
}

/** A small file that unfolds into an enormous picture. */
export function tooManyPixels(fileName: string, mostMegapixels: number): UploadRefused {
  const data = { fileName, cause: 'too-many-pixels', mostMegapixels } as const;
  return refusal('INVALID_FILE', data, m.media_too_many_pixels, { most: mostMegapixels });
}

/** Refuses a film Facebook would not take for its length. */
export function checkDuration(fileName: string, durationMs: number): void {
  const { minSeconds, maxSeconds } = videoRules;
  const seconds = Number((durationMs / 1000).toFixed(2));
  if (durationMs < minSeconds * 1000)
    throw refusal('VIDEO_TOO_SHORT', { fileName, seconds, minSeconds }, (file, options) =>
      m.media_too_short(
        { ...file, seconds: seconds.toLocaleString(options.locale), least: minSeconds },
        options,
      ),
    );
  if (durationMs > maxSeconds * 1000)
    throw refusal('VIDEO_TOO_LONG', { fileName, seconds, maxSeconds }, m.media_too_long, {
      minutes: Math.ceil(durationMs / 60_000),
      most: maxSeconds / 60,
    });
}

/** Refuses a picture Facebook would show blurred, and a logo that would be on one. */
export function checkResolution(
  fileName: string,
  { width, height, isLogo = false }: { width: number; height: number; isLogo?: boolean | undefined },
): void {
  const { minWidth, minHeight } = isLogo ? logoRules : imageRules;
  if (width >= minWidth && height >= minHeight) return;
  const sizes = { width, height, minWidth, minHeight };
  throw refusal('RESOLUTION_TOO_LOW', { fileName, ...sizes }, m.media_low_resolution, sizes);
}

/** The plan has no room for it. */
export function storageFull(fileName: string, mostGb: number): UploadRefused {
  return refusal('STORAGE_FULL', { fileName, mostGb }, m.media_storage_full, { most: mostGb });
}

export function tooManyUploads(fileName: string, mostUploads: number): UploadRefused {
  const words = { most: mostUploads };
  return refusal('TOO_MANY_UPLOADS', { fileName, mostUploads }, m.media_too_many_uploads, words);
}

/** Said to whoever is not signed in, or no longer. */
export function signedOut(): UploadRefused {
  return new UploadRefused({ code: 'NOT_SIGNED_IN', say: (options) => m.media_signed_out({}, options) });
}

/** Said while nothing can be kept, with what the store calls the reason. */
export function storeFailed(code: string): UploadRefused {
  return new UploadRefused({
    code: 'STORE_FAILED',
    say: (options) => m.media_store_failed({ code }, options),
  });
}

/** The same no as an answer of ours. */
export function answerRefused(refused: UploadRefused, headers: Headers): Response {
  const { status_code: status } = refused;
  return new Response(refused.bodyIn(answerLanguage(headers)), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });
}

/** `words`: what its sentence tells beside the name of the file. */
function refusal<Words extends object = object>(
  code: Code,
  data: NonNullable<UploadRefusal['data']>,
  say: (told: Words & { name: string }, options: { locale: Language }) => string,
  words = {} as Words,
): UploadRefused {
  return new UploadRefused({ code, data, say: (options) => say({ ...words, name: data.fileName }, options) });
}

function nameSize(bytes: number, { locale }: { locale: Language }): string {
  const megabytes = bytes / 1024 ** 2;
  const [size, unit] = megabytes < 1024 ? [megabytes, 'MB'] : [megabytes / 1024, 'GB'];
  return `${size.toLocaleString(locale, { maximumFractionDigits: 1 })} ${unit}`;
}
