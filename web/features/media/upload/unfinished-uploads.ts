/** An upload that was begun and, as far as this browser knows, not ended. */
export interface Unfinished {
  key: string;
  /** Which screen it was begun on: the id of a draft, say. */
  place: string;
  fileName: string;
  bytes: number;
  lastModified: number;
  /** Where the server takes the rest of it. */
  url: string;
  at: number;
}

const texts = ['key', 'place', 'fileName', 'url'] as const;
const numbers = ['bytes', 'lastModified', 'at'] as const;

const shelf = 'adfjord.uploads';
/** The server keeps what is unfinished about that long. */
const lastsMs = 24 * 60 * 60 * 1000;

export function listUnfinished(place: string): Unfinished[] {
  return readShelf().filter((upload) => upload.place === place);
}

export function rememberUnfinished(upload: Omit<Unfinished, 'at'>): void {
  const others = readShelf().filter(({ key }) => key !== upload.key);
  writeShelf([...others, { ...upload, at: Date.now() }]);
}

export function forgetUnfinished(key: string): void {
  writeShelf(readShelf().filter((upload) => upload.key !== key));
}

/** The same file as the one that was being sent, as far as can be told without reading all of it. */
export function isSameFile(file: Pick<File, 'name' | 'size' | 'lastModified'>, upload: Unfinished): boolean {
  return (
    file.name === upload.fileName && file.size === upload.bytes && file.lastModified === upload.lastModified
  );
}

function readShelf(): Unfinished[] {
  try {
    const kept: Unfinished[] = JSON.parse(localStorage.getItem(shelf) ?? '[]');
    return kept.every(isWhole) ? kept.filter(({ at }) => Date.now() - at < lastsMs) : [];
  } catch {
    // Not written by this release, or a browser that keeps nothing.
    return [];
  }
}

function isWhole(upload: Unfinished): boolean {
  return (
    texts.every((name) => typeof upload[name] === 'string') &&
    numbers.every((name) => typeof upload[name] === 'number')
  );
}

function writeShelf(uploads: Unfinished[]): void {
  try {
    localStorage.setItem(shelf, JSON.stringify(uploads));
  } catch {
    // Then an upload ends with its page.
  }
}
