import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** More than this nobody takes in at a glance. Tests lie beside what they test, and are not counted. */
const mostFiles = 30;
const rooms = ['contract', 'web', 'server', 'sandbox', 'tests', 'bench'];
const made = new Set(['web/paraglide', 'server/catalogue']);

/** The folders that have outgrown themselves, each with how many files it holds. */
export function checkRooms() {
  return rooms.flatMap(crowdedIn);
}

function crowdedIn(folder) {
  if (made.has(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|spec)\.tsx?$/.test(name));
  const inside = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => crowdedIn(join(folder, name).replaceAll('\\', '/')));
  if (files.length <= mostFiles) return inside;
  return [
    `${folder} holds ${files.length} files: give its nouns folders, of at most ${mostFiles}`,
    ...inside,
  ];
}
