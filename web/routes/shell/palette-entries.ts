import type { ReactNode } from 'react';

export interface PaletteEntry {
  id: string;
  name: string;
  /** Said beside it, small. */
  detail?: string | undefined;
  /** What it is found by as well: the names of a page in other words, an id. */
  also?: string;
  /** Never among the recently used: it is about a person, or not to be done by a slip. */
  isPassing?: boolean;
  icon: ReactNode;
  choose: () => void;
}

export interface PaletteGroup<Entries extends Iterable<PaletteEntry> = PaletteEntry[]> {
  name: string;
  /** So many are shown, where that is fewer than usual. */
  most?: number;
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
    .map(({ name, entries, most = mostShown }) => ({ name, entries: findFirst(entries, words, most) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Those of these ids in front, in a group of their own and in their order, and nowhere else. */
export function putFirst(groups: PaletteGroups, ids: readonly string[], name: string): PaletteGroups {
  if (ids.length === 0) return groups;
  const found: PaletteEntry[] = [];
  for (const { entries } of groups)
    for (const entry of entries) {
      if (ids.includes(entry.id)) found.push(entry);
      if (found.length === ids.length) break;
    }
  const others = groups.map((group) => ({ ...group, entries: without(group.entries, ids) }));
  return [
    { name, entries: found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)) },
    ...others,
  ];
}

function* without(entries: Iterable<PaletteEntry>, ids: readonly string[]): Generator<PaletteEntry> {
  for (const entry of entries) if (!ids.includes(entry.id)) yield entry;
}

function findFirst(entries: Iterable<PaletteEntry>, words: readonly string[], most: number): PaletteEntry[] {
  const found: PaletteEntry[] = [];
  for (const entry of entries) {
    if (holds(entry, words)) found.push(entry);
    if (found.length === most) break;
  }
  return found;
}

function holds({ name, also = '' }: PaletteEntry, words: readonly string[]): boolean {
  const said = `${name} ${also}`.toLocaleLowerCase();
  return words.every((word) => said.includes(word));
}
