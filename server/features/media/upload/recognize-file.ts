import { imageRules } from '#contract/media.ts';
import { type FileFormat, formatOf } from './file-formats.ts';
import { tooLarge, unreadable } from './refused-files.ts';

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
