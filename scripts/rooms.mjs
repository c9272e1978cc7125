import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** More than this nobody takes in at a glance. Tests lie beside what they test, and are not counted. */
const mostFiles = 30;
/** Of the product's code, without blank lines and comments: docs/decisions/0079-what-each-leap-may-take.md */
const mostLines = 118_700;
const product = ['contract', 'web', 'server'];
const rooms = [...product, 'sandbox', 'tests', 'bench'];
const made = new Set(['web/paraglide', 'server/catalogue']);

/** The folders that have outgrown themselves, each with how many files it holds, and the product if it has. */
export function checkRooms() {
  const lines = product.flatMap(foldersIn).reduce((sum, folder) => sum + linesOf(folder), 0);
  const crowded = rooms.flatMap(foldersIn).filter(({ files }) => files.length > mostFiles);
  return [
    ...crowded.map(
      ({ name, files }) =>
        `${name} holds ${files.length} files: give its nouns folders, of at most ${mostFiles}`,
    ),
    ...(lines > mostLines ? [`The product has ${lines} lines of code: take out before more comes in`] : []),
  ];
}

/** A folder and all below it, each with its own files. */
function foldersIn(name) {
  if (made.has(name)) return [];
  const entries = readdirSync(name, { withFileTypes: true });
  const files = entries
    .filter((entry) => /\.tsx?$/.test(entry.name) && !/\.(test|spec)\.tsx?$/.test(entry.name))
    .map((entry) => join(name, entry.name));
  const below = entries.filter((entry) => entry.isDirectory());
  return [
    { name, files },
    ...below.flatMap((entry) => foldersIn(join(name, entry.name).replaceAll('\\', '/'))),
  ];
}

function linesOf({ files }) {
  return files.reduce((sum, file) => sum + codeLinesIn(readFileSync(file, 'utf8')), 0);
}

function codeLinesIn(text) {
  const code = text.replaceAll(/^\s*\{?\/\*[^]*?\*\/\}?/gm, '').replaceAll(/^\s*\/\/.*$/gm, '');
  return code.split('\n').filter((line) => line.trim() !== '').length;
}
