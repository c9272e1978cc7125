/** Whether this is `npm run prove`: then everything is tried of which `npm test` tries a share. */
export const isProof = process.env.ADFJORD_PROOF === '1';

/** What chance is drawn from. `npm run prove` draws a new one each time, and takes one that is given back. */
export const seed = process.env.ADFJORD_SEED ?? 'adfjord';

/**
 * Draws numbers from 0 to 1, the same ones for the same seed.
 * https://github.com/bryc/code/blob/master/jshash/PRNGs.md#splitmix32
 */
export function openRandom(seed: string): () => number {
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
