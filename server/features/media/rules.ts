import { imageRules } from '#contract/media.ts';
import { UploadRefused } from './upload-refused.ts';

export type PictureFormat = 'jpeg' | 'png' | 'gif';

const beginnings: [PictureFormat, number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
];

/** How many bytes of a file it takes to know its format. */
export const beginningBytes = 8;

/** Told by its first bytes, never by its name: a drawing or a page in disguise is none of these. */
export function formatOf(beginning: Uint8Array): PictureFormat | undefined {
  return beginnings.find(([, bytes]) => bytes.every((byte, at) => beginning[at] === byte))?.[0];
}

const longestName = 200;

/** A file's name as it may be shown: no folders, nothing invisible, not endless. */
export function displayName(given: string | null | undefined): string {
  const visible = (given ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{FFFD}]/gu, '');
  const last = visible.split(/[/\\]/).at(-1)!.trim();
  const letters = Array.from(new Intl.Segmenter().segment(last), ({ segment }) => segment);
  return letters.slice(0, longestName).join('') || 'picture';
}

const { maxBytes, minWidth, minHeight } = imageRules;
const megabytes = (bytes: number) => `${Number((bytes / 1024 ** 2).toFixed(1))} MB`;

export function unsupportedType(fileName: string): UploadRefused {
  return new UploadRefused(
    'UNSUPPORTED_TYPE',
    `"${fileName}": unsupported type. Please use a JPG, PNG or GIF picture.`,
  );
}

export function tooLarge(fileName: string, bytes?: number): UploadRefused {
  const size = bytes ? ` (${megabytes(bytes)})` : '';
  return new UploadRefused(
    'TOO_LARGE',
    `"${fileName}": file too large${size}. A picture may have up to ${megabytes(maxBytes)}.`,
  );
}

export function invalidFile(fileName: string): UploadRefused {
  return new UploadRefused(
    'INVALID_FILE',
    `"${fileName}": invalid file. It seems to be damaged; please save it again as JPG or PNG.`,
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
