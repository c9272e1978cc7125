const longestName = 200;

/** A file's name as it may be shown: no folders, nothing invisible, not endless. */
export function displayName(given: string | null | undefined): string {
  const visible = (given ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{FFFD}]/gu, '');
  const last = visible.split(/[/\\]/).at(-1)!.trim();
  const letters = Array.from(new Intl.Segmenter().segment(last), ({ segment }) => segment);
  return letters.slice(0, longestName).join('') || 'upload';
}

type Kind = 'image' | 'video';

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

/** The id of a file in an address: nothing else may reach the database as one. */
export const idShape = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
