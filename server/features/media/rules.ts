import { imageRules, videoRules } from '#contract/media.ts';
import { UploadRefused } from './upload-refused.ts';

const longestName = 200;

/** A file's name as it may be shown: no folders, nothing invisible, not endless. */
export function displayName(given: string | null | undefined): string {
  const visible = (given ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{FFFD}]/gu, '');
  const last = visible.split(/[/\\]/).at(-1)!.trim();
  const letters = Array.from(new Intl.Segmenter().segment(last), ({ segment }) => segment);
  return letters.slice(0, longestName).join('') || 'upload';
}

const { minWidth, minHeight } = imageRules;
const kinds = {
  image: { ...imageRules, name: 'picture' },
  video: { ...videoRules, name: 'video' },
} as const;

function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 ** 2;
  return megabytes < 1024
    ? `${Number(megabytes.toFixed(1))} MB`
    : `${Number((megabytes / 1024).toFixed(1))} GB`;
}

/** What an upload says it is, before a byte of it is here; undefined when it does not say. */
export function kindTold({
  filetype,
  filename,
}: Record<string, string | null>): keyof typeof kinds | undefined {
  const [, family] = /^(image|video)\//.exec(filetype ?? '') ?? [];
  if (family) return family === 'image' ? 'image' : 'video';
  return /\.(jpe?g|png|gif)$/i.test(filename ?? '') ? 'image' : undefined;
}

/** Whether a file may be one of ours, going by what its sender calls it. */
export function isTypeToldSupported(filetype: string | null | undefined): boolean {
  return !filetype || /^(image|video)\/(?!svg)|^application\/octet-stream$/.test(filetype);
}

export function unsupportedType(fileName: string): UploadRefused {
  return new UploadRefused(
    'UNSUPPORTED_TYPE',
    `"${fileName}": unsupported type. Please use a JPG, PNG or GIF picture, or an MP4, MOV, AVI or WebM video.`,
  );
}

export function tooLarge(
  fileName: string,
  { bytes, kind }: { bytes?: number; kind: keyof typeof kinds | undefined },
): UploadRefused {
  const size = bytes ? ` (${sizeText(bytes)})` : '';
  const { name, maxBytes } = kinds[kind ?? 'video'];
  return new UploadRefused(
    'TOO_LARGE',
    `"${fileName}": file too large${size}. A ${name} may have up to ${sizeText(maxBytes)}.`,
  );
}

export function invalidFile(fileName: string): UploadRefused {
  return new UploadRefused(
    'INVALID_FILE',
    `"${fileName}": invalid file. It seems to be damaged; please save it again as JPG or PNG.`,
  );
}

export function damagedVideo(fileName: string): UploadRefused {
  return new UploadRefused(
    'INVALID_FILE',
    `"${fileName}": invalid file. It seems to be damaged or cut off; please export it again as MP4.`,
  );
}

/** A film of ten thousand pictures is no picture. */
export function tooManyFrames(fileName: string, mostFrames: number): UploadRefused {
  return new UploadRefused(
    'INVALID_FILE',
    `"${fileName}": invalid file. It has more than ${mostFrames} frames; please use a video instead.`,
  );
}

/** Refuses a film Facebook would not take for its length. */
export function checkDuration(fileName: string, durationMs: number): void {
  const { minSeconds, maxSeconds } = videoRules;
  const seconds = durationMs / 1000;
  if (seconds < minSeconds)
    throw new UploadRefused(
      'VIDEO_TOO_SHORT',
      `"${fileName}": video too short (${Number(seconds.toFixed(2))} s). A video needs at least ${minSeconds} second.`,
    );
  if (seconds > maxSeconds)
    throw new UploadRefused(
      'VIDEO_TOO_LONG',
      `"${fileName}": video too long (${Math.ceil(seconds / 60)} minutes). A video may have up to ${maxSeconds / 60} minutes.`,
    );
}

/** A small file that unfolds into an enormous picture. */
export function tooManyPixels(fileName: string, mostMegapixels: number): UploadRefused {
  return new UploadRefused(
    'INVALID_FILE',
    `"${fileName}": invalid file. It has more than ${mostMegapixels} megapixels; please make it smaller.`,
  );
}

/** Refuses a picture Facebook would show blurred. */
export function checkResolution(
  fileName: string,
  { width, height }: { width: number; height: number },
): void {
  if (width >= minWidth && height >= minHeight) return;
  throw new UploadRefused(
    'RESOLUTION_TOO_LOW',
    `"${fileName}": resolution too low (${width} × ${height}). A picture needs at least ${minWidth} × ${minHeight} pixels.`,
  );
}
