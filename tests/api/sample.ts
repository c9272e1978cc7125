import { openRandom } from '#tests/proof/chance.ts';

/** Some of them, the same ones for the same seed. */
export function sample<One>(all: readonly One[], most: number, seed: string): One[] {
  if (all.length <= most) return [...all];
  const random = openRandom(seed);
  const left = [...all];
  return Array.from({ length: most }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}
