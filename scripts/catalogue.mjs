import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, pinnedNode, toolEnvironment } from './packages.mjs';
import { runQuietly } from './processes.mjs';

const texts = 'messages';
const result = join('server', 'catalogue');
const stamp = join(result, 'compiled-from');

/**
 * Compiles the texts the server says, unless they were compiled from exactly these. Vite does the same for the pages.
 * Vitest calls this once before all test files.
 */
export default async function ensureCatalogue() {
  // Types are for the checks, and TypeScript writes them, which is not there where the product only runs.
  const types = existsSync(join('node_modules', 'typescript')) ? ' --emit-ts-declarations' : '';
  const sources = fingerprintOfTexts(types);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const options = `--project ./${texts}/server.inlang --outdir ./${result} --strategy baseLocale --output-structure locale-modules${types}`;
  const { code, output } = await runQuietly(
    pinnedNode(),
    [commandOf('@inlang/paraglide-js', 'paraglide-js'), 'compile', ...options.split(' ')],
    { env: toolEnvironment({ NO_COLOR: '1' }) },
  );
  if (code !== 0) throw new Error(`The texts in ${texts}/ could not be compiled.\n${output}`);
  writeFileSync(stamp, sources);
}

function fingerprintOfTexts(types) {
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).update(types);
  for (const file of [...filesIn(texts), 'messages/server.inlang/settings.json'].sort()) {
    hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.endsWith('.inlang'))
    .flatMap((entry) => {
      const place = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(place) : [place];
    });
}
