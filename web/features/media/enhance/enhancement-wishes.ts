import { onlyTexts } from '#web/one-of.ts';

const shelf = 'adfjord.enhancing';
const switchShelf = 'adfjord.enhance-uploads';

/** Pictures that are to be used enhanced as soon as they are, also when that happens while nobody looks. */
export function readWishes(): string[] {
  try {
    return onlyTexts(JSON.parse(localStorage.getItem(shelf) ?? '[]'));
  } catch {
    return [];
  }
}

export function writeWishes(mediaIds: readonly string[]): void {
  // Some may belong to drafts that were deleted meanwhile.
  keep(shelf, JSON.stringify(mediaIds.slice(-50)));
}

/** Whether what is uploaded is enhanced without asking. It is, until somebody says otherwise. */
export function readsEnhanceUploads(): boolean {
  return localStorage.getItem(switchShelf) !== 'no';
}

export function writeEnhanceUploads(isOn: boolean): void {
  keep(switchShelf, isOn ? 'yes' : 'no');
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing: then it holds for this page.
  }
}
