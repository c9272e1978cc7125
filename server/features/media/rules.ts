import { imageRules, type UploadRefusal, videoRules } from '#contract/media.ts';
import type { Language } from '#contract/people.ts';
import { inEveryLanguage } from '#server/plumbing/spoken.ts';
import { UploadRefused } from './upload-refused.ts';
import { uploadWords } from './upload-words.ts';

const longestName = 200;

/** A file's name as it may be shown: no folders, nothing invisible, not endless. */
export function displayName(given: string | null | undefined): string {
  const visible = (given ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{FFFD}]/gu, '');
  const last = visible.split(/[/\\]/).at(-1)!.trim();
  const letters = Array.from(new Intl.Segmenter().segment(last), ({ segment }) => segment);
  return letters.slice(0, longestName).join('') || 'upload';
}

type Kind = 'image' | 'video';
const mostBytes: Record<Kind, number> = { image: imageRules.maxBytes, video: videoRules.maxBytes };

function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1024
    ? `${Number(megabytes.toFixed(1))} MB`
    : `${Number((megabytes / 1024).toFixed(1))} GB`;
}

/** What an upload says it is, before a byte of it is here; undefined when it does not say. */
export function kindTold({ filetype, filename }: Record<string, string | null>): Kind | undefined {
  const [, family] = /^(image|video)\//.exec(filetype ?? '') ?? [];
  if (family) return family === 'image' ? 'image' : 'video';
  return /\.(jpe?g|png|gif)$/i.test(filename ?? '') ? 'image' : undefined;
}

/** Whether a file may be one of ours, going by what its sender calls it. */
export function isTypeToldSupported(filetype: string | null | undefined): boolean {
  return !filetype || /^(image|video)\/(?!svg)|^application\/octet-stream$/.test(filetype);
}

export function unsupportedType(fileName: string): UploadRefused {
  return refusal('UNSUPPORTED_TYPE', fileName, (words) => words.unsupportedType);
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
  const size = bytes ? sizeText(bytes) : undefined;
  const most = sizeText(mostBytes[kind]);
  return refusal('TOO_LARGE', fileName, (words) => words.tooLarge({ size, kind, most }));
}

export function invalidFile(fileName: string): UploadRefused {
  return refusal('INVALID_FILE', fileName, (words) => words.damagedPicture);
}

export function damagedVideo(fileName: string): UploadRefused {
  return refusal('INVALID_FILE', fileName, (words) => words.damagedVideo);
}

/** A film of ten thousand pictures is no picture. */
export function tooManyFrames(fileName: string, mostFrames: number): UploadRefused {
  return refusal('INVALID_FILE', fileName, (words) => words.tooManyFrames(mostFrames));
}

/** Refuses a film Facebook would not take for its length. */
export function checkDuration(fileName: string, durationMs: number): void {
  const { minSeconds, maxSeconds } = videoRules;
  const seconds = durationMs / 1000;
  if (seconds < minSeconds)
    throw refusal('VIDEO_TOO_SHORT', fileName, (words) => words.tooShort(Number(seconds.toFixed(2))));
  if (seconds > maxSeconds)
    throw refusal('VIDEO_TOO_LONG', fileName, (words) => words.tooLong(Math.ceil(seconds / 60)));
}

/** A small file that unfolds into an enormous picture. */
export function tooManyPixels(fileName: string, mostMegapixels: number): UploadRefused {
  return refusal('INVALID_FILE', fileName, (words) => words.tooManyPixels(mostMegapixels));
}

/** Refuses a picture Facebook would show blurred. */
export function checkResolution(
  fileName: string,
  { width, height }: { width: number; height: number },
): void {
  if (width >= imageRules.minWidth && height >= imageRules.minHeight) return;
  throw refusal('RESOLUTION_TOO_LOW', fileName, (words) => words.lowResolution(width, height));
}

/** The plan has no room for it. */
export function storageFull(fileName: string, mostGb: number): UploadRefused {
  return refusal('STORAGE_FULL', fileName, (words) => words.storageFull(mostGb));
}

export function tooManyUploads(fileName: string, most: number): UploadRefused {
  return refusal('TOO_MANY_UPLOADS', fileName, (words) => words.tooManyUploads(most));
}

/** Said to whoever is not signed in, or no longer. */
export function signedOut(): UploadRefused {
  return new UploadRefused(
    'NOT_SIGNED_IN',
    inEveryLanguage((language) => uploadWords[language].signedOut),
  );
}

function refusal(
  code: UploadRefusal['code'],
  fileName: string,
  say: (words: (typeof uploadWords)[Language]) => string,
): UploadRefused {
  const named = { en: `"${fileName}"`, nb: `«${fileName}»` };
  const said = inEveryLanguage((language) => `${named[language]}: ${say(uploadWords[language])}`);
  return new UploadRefused(code, said);
}
