/** Keeps what is worked out for a key, so that it is worked out once; what would be too much is forgotten and begun anew. */
export function openKept<Key, Value>(most: number) {
  const known = new Map<Key, Value>();
  return (key: Key, workOut: () => Value): Value => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const value = workOut();
    if (known.size >= most) known.clear();
    known.set(key, value);
    return value;
  };
}
