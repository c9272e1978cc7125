// Puts everything that is needed to run, and nothing else, into a folder: node scripts/ship.mjs /opt/adfjord
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensurePackages, pinnedNode } from './packages.mjs';

/** What the bundles look for on the disk, as rolldown.config.ts leaves it out of them, and the typeface of designs. */
const atRunTime = [
  'sharp',
  '@electric-sql/pglite',
  'swagger-ui-dist',
  'mediainfo.js',
  'pdfkit',
  '@fontsource/schibsted-grotesk',
];
const files = ['package.json', 'server/migrations', 'server/features/people/common-passwords.txt'];
const builds = ['build/server', 'build/sandbox', 'build/web', 'build/built-from'];

const [place, ...wishes] = process.argv.slice(2);
if (!place || (existsSync(place) && readdirSync(place).length > 0)) {
  console.error('Say into which folder, which is empty or not there yet: node scripts/ship.mjs /opt/adfjord');
  process.exit(1);
}
const folder = resolve(place);
await ensurePackages({ forRunning: true });
if (!(await ensureBuilt())) process.exit(1);
for (const path of [...builds, ...files, ...packagesFor(atRunTime)]) bring(path);
if (!wishes.includes('--without-node')) {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  copyFileSync(pinnedNode(), join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'));
}
console.log(`Everything that is needed to run lies in ${folder}.`);

function bring(path) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(path, join(folder, path), { recursive: true, dereference: true });
}

/** Where these packages are installed, and all they need. */
function packagesFor(names) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const needed = new Set();
  const need = (name, from) => {
    const at = placeOf(packages, name, from);
    if (!at || needed.has(at) || !existsSync(at)) return;
    needed.add(at);
    const { dependencies, optionalDependencies } = packages[at];
    for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) need(other, at);
  };
  for (const name of names) need(name, '');
  return needed;
}

/** Looks for a package where Node would: within whoever needs it, then in every folder above. */
function placeOf(packages, name, from) {
  const at = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (at in packages) return at;
  return from
    ? placeOf(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
    : undefined;
}
