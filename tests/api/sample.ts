/** Some of them, the same ones for the same seed. */
export function sample<One>(all: readonly One[], most: number, seed: string): One[] {
  if (all.length <= most) return [...all];
  const random = openRandom(seed);
  const left = [...all];
  return Array.from({ length: most }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** https://github.com/bryc/code/blob/master/jshash/PRNGs.md#splitmix32 */
function openRandom(seed: string): () => number {
  let state = Buffer.from(seed).reduce((sum, byte) => (Math.imul(sum, 31) + byte) | 0, 7);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
}
