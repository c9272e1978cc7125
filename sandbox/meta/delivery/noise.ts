/** A number from 0 up to 1 that the same words always give: chance that never changes its mind. */
export function noise(...words: string[]): number {
  let hash = 2_166_136_261;
  const text = words.join('|');
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 16_777_619);
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85_eb_ca_6b);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 4_294_967_296;
}

export function between(least: number, most: number, ...words: string[]): number {
  return least + (most - least) * noise(...words);
}
