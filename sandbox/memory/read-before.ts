const most = 60_000;

/** What has been read from the file and has not changed since; reading it again would give the same. */
export function openReadBefore<Thing extends { id: string; fields: object }, Change>() {
  const things = new Map<string, Thing>();
  const changes = new Map<string, Change[]>();
  let revision = 0;
  let generation = 0;

  return {
    thing: (id: string) => things.get(id),
    changes: (id: string) => changes.get(id),
    revision: () => revision,
    generation: () => generation,

    /** What many readers share must not be changed by one of them. */
    keep(thing: Thing): Thing {
      const known = things.get(thing.id);
      if (known) return known;
      if (things.size >= most) things.clear();
      Object.freeze(thing.fields);
      things.set(thing.id, thing);
      return thing;
    },

    keepChanges(id: string, found: Change[]): Change[] {
      if (changes.size >= most) changes.clear();
      changes.set(id, found);
      return found;
    },

    forget(id: string): void {
      revision += 1;
      things.delete(id);
      changes.delete(id);
    },

    forgetAll(): void {
      revision += 1;
      generation += 1;
      things.clear();
      changes.clear();
    },
  };
}
