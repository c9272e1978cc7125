import { imageRules } from '#contract/media.ts';
import { tooLarge, unreadable } from './refused-files.ts';

export type PictureFormat = 'jpeg' | 'png' | 'gif';
export type VideoFormat = 'mp4' | 'quicktime' | 'avi' | 'webm';

/** What a file is. */
export type FileFormat = { kind: 'image'; format: PictureFormat } | { kind: 'video'; format: VideoFormat };

/** How many bytes of a file it takes to know its format. */
export const beginningBytes = 64;

const pictures: [PictureFormat, string][] = [
  ['jpeg', '\u00ff\u00d8\u00ff'],
  ['png', '\u0089PNG\r\n\u001a\n'],
  ['gif', 'GIF8'],
];

/** Films of the MPEG-4 family name their brand first; still pictures and sound use the same wrapping: https://mp4ra.org/registered-types/brands */
const noFilm = /^(hei|hev|mif|msf|avif|avis|crx|M4A|M4B|f4a|jpx|jxl|jp2)/;
/** QuickTime from before there were brands begins with one of its boxes. */
const oldQuickTime = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);
const matroska = '\u001aE\u00df\u00a3';

/** Told by its first bytes, never by its name: a drawing or a page in disguise is none of these. */
export function formatOf(beginning: Uint8Array): FileFormat | undefined {
  const text = Buffer.from(beginning).toString('latin1');
  const picture = pictures.find(([, start]) => text.startsWith(start))?.[0];
  if (picture) return { kind: 'image', format: picture };
  const video = videoFormatOf(text);
  return video && { kind: 'video', format: video };
}

function videoFormatOf(text: string): VideoFormat | undefined {
  const [box, brand] = [text.slice(4, 8), text.slice(8, 12)];
  if (box === 'ftyp' && brand.length === 4 && !noFilm.test(brand))
    return brand === 'qt  ' ? 'quicktime' : 'mp4';
  if (oldQuickTime.has(box)) return 'quicktime';
  if (text.startsWith('RIFF') && brand === 'AVI ') return 'avi';
  return text.startsWith(matroska) && text.includes('webm') ? 'webm' : undefined;
}

/** What a file is by its first bytes; throws UploadRefused for what we do not take, or not of this size. */
export function recognizeFile(
  { fileName, size }: { fileName: string; size: number },
  beginning: Uint8Array,
): FileFormat {
  const found = formatOf(beginning);
  if (!found) throw unreadable(fileName);
  if (found.kind === 'image' && size > imageRules.maxBytes)
    throw tooLarge(fileName, { bytes: size, kind: 'image' });
  return found;
}
