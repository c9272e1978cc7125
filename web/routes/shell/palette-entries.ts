import type { ReactNode } from 'react';

export interface PaletteEntry {
  id: string;
  name: string;
  /** What it is found by as well: the names of a page in other words, an id. */
  also?: string;
  icon: ReactNode;
  choose: () => void;
}

export interface PaletteGroup {
  name: string;
  entries: PaletteEntry[];
}

/** So many of a group fit beside those of the others. */
const mostShown = 7;

/** What is left of each group once it must hold every word, in any order; groups of which nothing is left go. */
export function findEntries(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ name, entries }) => ({ name, entries: entries.filter((entry) => holds(entry, words)) }))
    .map(({ name, entries }) => ({ name, entries: entries.slice(0, mostShown) }))
    .filter(({ entries }) => entries.length > 0);
}

function holds({ name, also = '' }: PaletteEntry, words: readonly string[]): boolean {
  const said = `${name} ${also}`.toLocaleLowerCase();
  return words.every((word) => said.includes(word));
}
