import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ofOthers = /node_modules|\/server\/catalogue\//;

/**
 * Leaves of each source map in a folder which line of which file of ours something stands in. Node keeps a map from the
 * first error whose stack is read until it ends: of every word of every library that is 130 MB.
 */
export async function lightenMaps(folder) {
  const { decode, encode } = await import('@jridgewell/sourcemap-codec');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.map'))) {
    const file = join(folder, name);
    const { sourcesContent: _, ...map } = JSON.parse(readFileSync(file, 'utf8'));
    const mappings = decode(map.mappings).map((segments) => {
      let lastPlace;
      return segments.flatMap(([column, source, ...place]) => {
        const isOurs = source !== undefined && !ofOthers.test(map.sources[source]);
        const here = isOurs ? `${source}:${place[0]}` : '';
        if (here === lastPlace) return [];
        lastPlace = here;
        return [isOurs ? [column, source, place[0], place[1]] : [column]];
      });
    });
    writeFileSync(file, JSON.stringify({ ...map, names: [], mappings: encode(mappings) }));
  }
}
