import { imageRules } from '#contract/media.ts';

export type FileProblem = 'type' | 'size' | 'empty';

/** What can be told of a file before it is sent; the server looks at its bytes. */
export function findFileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (!imageRules.types.some((known) => known === type)) return 'type';
  if (size === 0) return 'empty';
  return size > imageRules.maxBytes ? 'size' : undefined;
}

/** As many files as there is room for, and how many are too many. */
export function takeFiles<T>(files: readonly T[], room: number): { taken: readonly T[]; surplus: number } {
  const taken = files.slice(0, Math.max(0, room));
  return { taken, surplus: files.length - taken.length };
}

/** The same pictures with one of them a place earlier or later. */
export function moveItem(ids: readonly string[], { id, by }: { id: string; by: -1 | 1 }): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
