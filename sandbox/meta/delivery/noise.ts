/** A number from 0 up to 1 that the same words always give: chance that never changes its mind. */
export function noise(...words: string[]): number {
  return mix(hashOf(words.join('|')));
}

export function between(least: number, most: number, ...words: string[]): number {
  return least + (most - least) * noise(...words);
}

/** Many numbers from the same words, one after the other. */
export function openDice(...words: string[]): () => number {
  let hash = hashOf(words.join('|'));
  return () => {
    hash = (hash + 0x9e_37_79_b9) | 0;
    return mix(hash);
  };
}

function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 16_777_619);
  return hash;
}

function mix(given: number): number {
  let hash = given ^ (given >>> 16);
  hash = Math.imul(hash, 0x85_eb_ca_6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2_b2_ae_35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 4_294_967_296;
}
