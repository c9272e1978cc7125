import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ensureCatalogue from './catalogue.mjs';
import { lightenMaps } from './light-maps.mjs';
import { packFiles } from './pack-files.mjs';
import { commandOf, pinnedNode, toolEnvironment } from './packages.mjs';
import { runQuietly } from './processes.mjs';

const stamp = join('build', 'built-from');
const results = ['build/server/main.js', 'build/sandbox/main.js', 'build/web/client/index.html'];
const rooms = ['messages', 'contract', 'server', 'sandbox', 'web'];
const files = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'rolldown.config.ts',
  'tsconfig.base.json',
];
const leftOut =
  /\.test\.tsx?$|^(web\/paraglide|server\/catalogue|server\/migrations)\/|\.inlang\/(?!settings\.json$)|\/\./;

/** Builds pages, server and sandbox, unless they were built from exactly these sources. Resolves to whether they stand. */
export async function ensureBuilt() {
  const sources = fingerprintOfSources();
  const isUpToDate =
    results.every((file) => existsSync(file)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
  if (isUpToDate) return true;

  console.log('Building…');
  const startedAt = Date.now();
  rmSync(stamp, { force: true });
  await ensureCatalogue();
  const env = toolEnvironment({ NODE_ENV: 'production', NO_COLOR: '1' });
  const builds = await Promise.all([
    runQuietly(pinnedNode(), [commandOf('@react-router/dev', 'react-router'), 'build'], { env }),
    runQuietly(pinnedNode(), [commandOf('rolldown'), '--config', 'rolldown.config.ts'], { env }),
  ]);
  const failed = builds.filter(({ code }) => code !== 0);
  for (const { output } of failed)
    console.error(`${output}\n\nBuilding did not work; the tool says why above.`);
  if (failed.length > 0) return false;
  copyFileSync('build/public-script/public.js', 'build/web/client/public.js');
  for (const room of ['server', 'sandbox']) await lightenMaps(join('build', room));
  await packFiles(join('build', 'web', 'client'));
  writeFileSync(stamp, sources);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  return true;
}

/** Taken before the build: what changes while it runs is built again next time. */
function fingerprintOfSources() {
  const hash = createHash('sha256');
  for (const file of [...rooms.flatMap(filesIn), ...files].sort()) {
    if (leftOut.test(file)) continue;
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(place) : [place];
  });
}
