import type { ReactNode } from 'react';

export interface PaletteEntry {
  id: string;
  name: string;
  /** What it is found by as well: the names of a page in other words, an id. */
  also?: string;
  icon: ReactNode;
  choose: () => void;
}

export interface PaletteGroup<Entries extends Iterable<PaletteEntry> = PaletteEntry[]> {
  name: string;
  entries: Entries;
}

/** Groups of any length, of which no more is made than is looked at. */
export type PaletteGroups = readonly PaletteGroup<Iterable<PaletteEntry>>[];

/** So many of a group fit beside those of the others. */
const mostShown = 7;

/** What is left of each group once it must hold every word, in any order; groups of which nothing is left go. */
export function findEntries(groups: PaletteGroups, text: string): PaletteGroup[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ name, entries }) => ({ name, entries: findFirst(entries, words) }))
    .filter(({ entries }) => entries.length > 0);
}

function findFirst(entries: Iterable<PaletteEntry>, words: readonly string[]): PaletteEntry[] {
  const found: PaletteEntry[] = [];
  for (const entry of entries) {
    if (holds(entry, words)) found.push(entry);
    if (found.length === mostShown) break;
  }
  return found;
}

function holds({ name, also = '' }: PaletteEntry, words: readonly string[]): boolean {
  const said = `${name} ${also}`.toLocaleLowerCase();
  return words.every((word) => said.includes(word));
}
