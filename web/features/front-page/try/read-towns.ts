import type { Town } from './towns.ts';

/** Reads the towns a page carries, the largest first. */
export function readTowns(list: string): Town[] {
  return list.split(';').map((entry) => {
    const [name = '', x, y] = entry.split(',');
    return { name, x: Number(x), y: Number(y) };
  });
}
