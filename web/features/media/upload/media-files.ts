import { imageRules, videoRules, type Media } from '#contract/media.ts';

export type Kind = Media['kind'];
export type FileProblem = 'type' | 'size' | 'empty';

const rulesOf = { image: imageRules, video: videoRules };

/** Some systems know no type for a file and some another name for it; then its ending tells. */
const typeByEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  webm: 'video/webm',
};

/** The type of a file as the rules name it, or what its system calls it. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (kindOfType(type)) return type;
  return typeByEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? type;
}

export function kindOfType(type: string): Kind | undefined {
  if (imageRules.types.some((known) => known === type)) return 'image';
  return videoRules.types.some((known) => known === type) ? 'video' : undefined;
}

/** What the file picker of the system offers. */
export function acceptedTypes(kinds: readonly Kind[]): string {
  return kinds.flatMap((kind) => [...rulesOf[kind].types]).join(',');
}

/** What can be told of a file before it is sent; the server looks at its bytes. */
export function findFileProblem(
  file: Pick<File, 'name' | 'type' | 'size'>,
  kinds: readonly Kind[],
): FileProblem | undefined {
  const kind = kindOfType(typeOf(file));
  if (!kind || !kinds.includes(kind)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > rulesOf[kind].maxBytes ? 'size' : undefined;
}

/** As many files as there is room for, and how many are too many. */
export function takeFiles<T>(files: readonly T[], room: number): { taken: readonly T[]; surplus: number } {
  const taken = files.slice(0, Math.max(0, room));
  return { taken, surplus: files.length - taken.length };
}

/** The same files with one of them a place earlier or later. */
export function moveItem(ids: readonly string[], { id, by }: { id: string; by: -1 | 1 }): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
